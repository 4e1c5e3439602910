import { useEffect, useState } from 'react'
import { makeSearch, type Search } from '@/lib/care/search/shared/find'
import { type SearchIndex, searchIndexPath } from '@/lib/care/search/shared/search-index'
import { askApi } from '@/lib/platform/browser/api-client'

/** What was found before, for when the index can't be loaded anew. */
let kept: Search | undefined

/**
 * The search over what is published now: its index is asked for whenever the search is opened, because it says prices,
 * and the browser has it unless something was published since. `retry` asks again.
 */
export function useSearchIndex() {
  const [search, setSearch] = useState<Search>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the reason, not an input.
  useEffect(() => {
    let isOver = false
    setFailed(false)
    load().then(
      (loaded) => isOver || setSearch(loaded),
      () => isOver || setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [tries])
  return { search, hasFailed, retry: () => setTries(tries + 1) }
}

async function load(): Promise<Search> {
  const { outcome, body } = await askApi(searchIndexPath, { cache: 'no-cache', timeoutMs: 8_000 })
  if (outcome === 'answered') kept = makeSearch(body as SearchIndex)
  if (!kept) throw new Error(`The search index: ${outcome}`)
  return kept
}

import { useEffect, useRef, useState } from 'react'
import { makeSearch, type Search } from '@/lib/care/search/shared/find'
import { missedPath, missedWords } from '@/lib/care/search/shared/missed-words'
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

/** So long after the last letter somebody has typed what they meant. */
const restMs = 2_000
const told = new Set<string>()

/** Tells of words that found nothing when typing has stopped or the search closes; of each once a page. */
export function useMissedWords(query: string, hasMissed: boolean): void {
  const words = hasMissed ? missedWords(query) : null
  const latest = useRef(words)
  useEffect(() => {
    latest.current = words
    const timer = setTimeout(() => tell(words), restMs)
    return () => clearTimeout(timer)
  }, [words])
  useEffect(() => () => tell(latest.current), [])
}

function tell(words: string | null): void {
  if (!words || told.has(words)) return
  told.add(words)
  void askApi(missedPath, { send: { words }, keepalive: true })
}

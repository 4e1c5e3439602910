'use client'

import { useEffect, useState } from 'react'
import { type SearchEntry, searchIndexPath } from '@/lib/content/search/shared'

const patience = 8_000
let loading: Promise<SearchEntry[]> | undefined

/** Everything that can be found, asked for once per visit when the search is first opened; `retry` asks again. */
export function useEntries() {
  const [entries, setEntries] = useState<SearchEntry[]>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the reason, not an input.
  useEffect(() => {
    setFailed(false)
    loadEntries().then(setEntries, () => setFailed(true))
  }, [tries])
  return { entries, hasFailed, retry: () => setTries(tries + 1) }
}

function loadEntries(): Promise<SearchEntry[]> {
  loading ??= ask().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function ask(): Promise<SearchEntry[]> {
  const response = await fetch(searchIndexPath, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  const { entries } = (await response.json()) as { entries: SearchEntry[] }
  return entries
}

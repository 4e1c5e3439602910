import 'server-only'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'
import { makeSearch, type Search } from '../shared/find'
import type { SearchEntry } from '../shared/search-index'
import { loadSearchIndex } from './load-index'

/**
 * What the search in the browser would find for this query, by the same function; nothing for a blank one. Throws when
 * the CMS can't be reached and nothing is cached.
 */
export async function searchPublished(query: string): Promise<SearchEntry[]> {
  if (!query) return []
  const index = await loadSearchIndex(now())
  const state = processState('search', () => ({ text: '', search: null as Search | null }))
  const text = JSON.stringify(index)
  if (!state.search || state.text !== text) Object.assign(state, { text, search: makeSearch(index) })
  return state.search?.find(query, now()) ?? []
}

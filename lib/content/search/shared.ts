/** One thing the site's search can find (ENT-013). */
export type SearchEntry = {
  id: string
  title: string
  type: 'service' | 'page' | 'treatment'
  url: string
  description: string
  category: string | null
  /** More search words, never shown. */
  words?: string
}

/** Where the browser finds all entries. */
export const searchIndexPath = '/api/search/entries.json'

const maxResults = 8

/**
 * The first eight entries with the query in title, description or category, in any case (SRCH-008 … 010); those with
 * it in their title come first. None for a blank query.
 */
export function findEntries(entries: SearchEntry[], query: string): SearchEntry[] {
  const wanted = query.trim().replace(/\s+/g, ' ').toLowerCase()
  if (!wanted) return []
  const has = (text: string | null | undefined) => text?.toLowerCase().includes(wanted) ?? false
  const found = entries.filter(({ title, description, category, words }) =>
    [title, description, category, words].some(has),
  )
  const isByTitle = ({ title }: SearchEntry) => has(title)
  return [...found.filter(isByTitle), ...found.filter((entry) => !isByTitle(entry))].slice(0, maxResults)
}

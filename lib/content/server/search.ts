import { defineQuery } from 'groq'
import type { SearchEntry } from '@/lib/content/search/shared'
import { loadContent } from './load'
import { safeHref } from './safe-href'

const searchEntriesQuery = defineQuery(`*[_type == "searchEntry"] | order(order asc, title asc) {
  _id, title, type, url, description, category
}`)

const searchablePagesQuery = defineQuery(`*[_type == "page" && isInSearch == true] | order(title asc) {
  _id, title, path, searchWords, "description": seo.description
}`)

/** The tags of everything that can be found. */
export const searchTags: [string, ...string[]] = ['type:searchEntry', 'type:page']

/** Everything that can be found: the editors' entries, then the pages that ask for it and have no entry. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const [entries, pages] = await Promise.all([
    loadContent(searchEntriesQuery, { tags: ['type:searchEntry'] }),
    loadContent(searchablePagesQuery, { tags: ['type:page'] }),
  ])
  const named = entries.flatMap(({ _id, title, type, url, description, category }) => {
    const href = safeHref(url)
    if (!title || !href) return []
    return [{ id: _id, title, type: type ?? 'page', url: href, description: description ?? '', category }]
  })
  const known = new Set(named.map(({ url }) => url))
  const asking = pages.flatMap(({ _id, title, path, searchWords, description }) => {
    if (!title || !path || known.has(path)) return []
    const words = searchWords ?? undefined
    return [
      {
        id: _id,
        title,
        type: 'page' as const,
        url: path,
        description: description ?? '',
        category: null,
        words,
      },
    ]
  })
  return [...named, ...asking]
}

import { escapeHtml } from '@/lib/platform/shared/text'
import { absolute } from './business'

/** Search engines take ten times as many, but each publish makes the whole part anew. */
export const maxInSitemap = 5_000

type Entry = { path: string | null; _updatedAt?: string }

/**
 * The sitemap, or with `part` (from 1) a part of it, as XML: with more pages than fit in one the whole is an index of
 * its parts. Null when there is no such part. `pages` are those of this part.
 */
export function sitemapFile(part: number | undefined, count: number, pages: Entry[]): string | null {
  if (part) return pages.length > 0 ? list('urlset', 'url', pages) : null
  if (count <= maxInSitemap) return list('urlset', 'url', pages)
  const parts = Array.from({ length: Math.ceil(count / maxInSitemap) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
  }))
  return list('sitemapindex', 'sitemap', parts)
}

function list(name: string, entry: string, entries: Entry[]): string {
  const lines = entries.map(({ path, _updatedAt }) => {
    const loc = `<loc>${escapeHtml(absolute(path ?? '/'))}</loc>`
    return `<${entry}>${loc}${_updatedAt ? `<lastmod>${_updatedAt}</lastmod>` : ''}</${entry}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${name}>\n`
}

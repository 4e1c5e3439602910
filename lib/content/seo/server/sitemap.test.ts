import { expect, test, vi } from 'vitest'
import { maxInSitemap, sitemapFile } from './sitemap'

vi.mock('./business', () => ({ absolute: (path: string) => `https://ocotillo.example${path}` }))

const pages = [
  { path: '/', _updatedAt: '2026-11-20T10:00:00Z' },
  { path: '/a&b', _updatedAt: '2026-11-21T10:00:00Z' },
]
const placesIn = (file: string | null) =>
  [...(file ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

test('as long as they fit, the sitemap is the list of pages', () => {
  const file = sitemapFile(undefined, 2, pages)
  expect(file).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(file).toContain('<lastmod>2026-11-21T10:00:00Z</lastmod>')
  expect(placesIn(file)).toEqual(['https://ocotillo.example/', 'https://ocotillo.example/a&#38;b'])
})

test('more than fit are in parts, which the sitemap lists', () => {
  const index = sitemapFile(undefined, 2 * maxInSitemap + 1, pages)
  expect(index).toContain('<sitemapindex ')
  expect(placesIn(index)).toEqual(
    ['1', '2', '3'].map((part) => `https://ocotillo.example/sitemap-${part}.xml`),
  )
  expect(placesIn(sitemapFile(3, 2 * maxInSitemap + 1, pages.slice(1)))).toHaveLength(1)
  expect(sitemapFile(4, 2 * maxInSitemap + 1, [])).toBeNull()
})

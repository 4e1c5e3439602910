import { expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents'
import { withValue } from '../../tests/fixtures/with-value'
import { lossesOf } from './telling-actions'

const seed = seedDocuments(new Date('2026-11-22T12:00:00-07:00'))
const b12 = 'injection-b12'

test('of a page: its address, and every link, search result and redirect that leads there', () => {
  const losses = lossesOf('page-iv-therapy', seed)
  expect(losses?.address).toBe('/iv-therapy')
  const broken = losses?.broken.map(({ documentId, value }) => [documentId, value]) ?? []
  expect(broken).toContainEqual(['redirect-menu', '/iv-therapy'])
  expect(broken).toContainEqual(['search-nad', '/iv-therapy#nad'])
  expect(broken.map(([document]) => document)).toContain('navigation')
  expect(broken.filter(([document]) => document === 'page-iv-therapy')).toEqual([])
})

test('of what pages list: those pages, the references, and links to its name on the page', () => {
  const linked = withValue(seed, 'search-nad', 'url', '/vitamin-injections#b12')
  const losses = lossesOf(b12, linked)
  expect(losses?.address).toBeNull()
  expect(losses?.pages).toContainEqual({ title: 'Vitamin Injections', path: '/vitamin-injections' })
  expect(losses?.pages).toContainEqual({ title: 'Products', path: '/products' })
  expect(losses?.broken.map(({ documentId }) => documentId)).toContain('search-nad')
  expect(
    losses?.broken.map(({ value }) => value),
    'no bare ids',
  ).not.toContain(b12)
})

test.each([
  ['treatment-rehydrate', ['/']],
  ['plan-wellness-elite', ['/membership', '/products']],
])('%s is listed on no other page than %j', (id, paths) => {
  expect(lossesOf(id, seed)?.pages.map(({ path }) => path)).toEqual(paths)
})

test('what was broken before is not lost now', () => {
  const broken = withValue(seed, 'search-nad', 'url', '/nowhere')
  const places = lossesOf('page-iv-therapy', broken)?.broken.map(({ documentId }) => documentId)
  expect(places).not.toContain('search-nad')
})

test('of a search result: that the search of every page finds it; of a redirect and of a draft: nothing', () => {
  expect(lossesOf('search-nad', seed)).toMatchObject({ everywhere: 'The search of every page finds this.' })
  expect(lossesOf('redirect-book', withValue(seed, 'redirect-book', 'from', '/nobody-links-here'))).toBeNull()
  expect(lossesOf('page-only-a-draft', seed)).toBeNull()
})

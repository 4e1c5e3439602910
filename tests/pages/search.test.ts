import { makeSearch } from '@/lib/care/search/shared/find'
import { type SearchIndex, searchIndexPath } from '@/lib/care/search/shared/search-index'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { fetchPage, hrefsIn, textOf } from '../setup/page-facts'

const indexOf = async ({ ownUrl }: Demo): Promise<SearchIndex> =>
  (await fetch(`${ownUrl}${searchIndexPath}`)).json()
const find = async (demo: Demo, query: string) => makeSearch(await indexOf(demo)).find(query, new Date())

for (const [id, query, url] of [
  ['SRCH-005', 'iv therapy menu', '/iv-therapy'],
  ['SRCH-005', 'vitamin injections', '/vitamin-injections'],
  ['SRCH-005', 'first-time', '/first-time-patients'],
  ['SRCH-005', 'gift', '/gift-cards'],
  ['SRCH-005', 'party', '/events'],
  ['SRCH-005', 'privacy', '/privacy'],
  ['SRCH-006', 'peptides', '/nad-peptides'],
  ['SRCH-006] [ROUTE-026', 'video', '/telehealth'],
  ['ROUTE-026', 'telehealth', '/telehealth'],
  ['SRCH-006', 'all products', '/products'],
  ['SRCH-006', 'test kit', '/mobile-testing-kits'],
  ['SRCH-007', 'nad', '/iv-therapy#nad'],
  ['SRCH-007', 'electrolytes', '/iv-therapy#hydration'],
  ['SRCH-007', 'tired', '/iv-therapy#energy'],
  ['SRCH-007', 'flu season', '/iv-therapy#immune'],
  ['SRCH-007', 'hangover', '/iv-therapy#recovery'],
  ['SRCH-007', 'skin', '/iv-therapy#beauty'],
  ['SRCH-007', 'weight', '/iv-therapy#weight'],
] as const)
  test(`searching for ${query} finds ${url} once [${id}]`, async ({ demo }) => {
    const found = (await find(demo, query)).map((entry) => entry.url)
    expect(found.filter((one) => one === url)).toEqual([url])
  })

test('what is searched for is found in title, description and category, in any case; a treatment comes first for weight [SRCH-009]', async ({
  demo,
}) => {
  const nad = await find(demo, 'nad')
  expect(nad.length).toBeGreaterThan(0)
  expect(await find(demo, 'NAD')).toEqual(nad)
  expect((await find(demo, 'GLUTATHIONE FOR SKIN'))[0]?.title).toBe('Beauty Drip')
  expect((await find(demo, 'legal')).map(({ title }) => title)).toContain('Privacy Policy')
  expect((await find(demo, 'weight'))[0]?.type).toBe('treatment')
})

test('a search entry has id, title, type, address, description and category [ENT-013]', async ({ demo }) => {
  const { entries } = await indexOf(demo)
  const handmade = entries.filter(({ id }) => id.startsWith('search-'))
  expect([...new Set(handmade.map(({ type }) => type))].sort()).toEqual(['page', 'service', 'treatment'])
  expect(entries).toContainEqual({
    id: 'search-nad',
    title: 'NAD+ Therapy',
    type: 'treatment',
    url: '/iv-therapy#nad',
    description: expect.stringContaining('from 50 mg'),
    category: 'NAD+',
  })
})

test('every result leads to a place that is there', async ({ demo }) => {
  const { entries } = await indexOf(demo)
  const places = Map.groupBy(
    entries.flatMap(({ url }) => (url.startsWith('/') ? [url.split('#')] : [])),
    ([path]) => path,
  )
  for (const [path = '', urls] of places) {
    const html = await (await fetch(`${demo.ownUrl}${path}`)).text()
    const lost = urls.filter(([, fragment]) => fragment && !html.includes(`id="${fragment}"`))
    expect([path, lost]).toEqual([path, []])
  }
})

test('the index holds everything, and is compressed on the wire', async ({ demo }) => {
  const response = await fetch(`${demo.ownUrl}${searchIndexPath}`)
  expect(response.headers.get('content-encoding')).toMatch(/^(?:gzip|br)$/)
  expect((await indexOf(demo)).entries.length).toBeGreaterThan(150)
})

test('without scripts the page of the search finds the same, in the same words, and is in no index [SRCH-008] [SRCH-010] [SRCH-011]', async ({
  demo,
}) => {
  const { main, headers } = await fetchPage(demo, '/search?q=jet+lag')
  const wanted = await find(demo, 'jet lag')
  expect(hrefsIn(main).filter((href) => wanted.some(({ url }) => url === href))).toEqual(
    wanted.map(({ url }) => url),
  )
  expect(textOf(main.element.querySelector('ol'))).toContain('$165')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toContain('no-store')
  const nothing = await fetchPage(demo, '/search?q=zzzz+%3Cb%3E')
  expect(textOf(nothing.main.element)).toContain('No results found for "zzzz <b>"')
  expect(textOf(nothing.main.element)).toContain('Try searching for services, treatments, or pages')
  const blank = await fetchPage(demo, '/search?q=+++')
  expect(textOf(blank.main.element)).not.toContain('No results')
})

test('whatever is asked, the page of the search answers', async ({ demo }) => {
  const queries = [
    '',
    '?q',
    '?q=',
    '?q=a&q=b',
    `?q=${'x'.repeat(5000)}`,
    '?q=%00%ff',
    '?q=%F0%9F%92%89',
    '?q[]=1',
  ]
  for (const query of queries) {
    const { status } = await fetch(`${demo.ownUrl}/search${query}`)
    expect([query.slice(0, 20), status]).toEqual([query.slice(0, 20), 200])
  }
})

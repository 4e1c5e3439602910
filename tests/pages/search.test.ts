import { findEntries, type SearchEntry, searchIndexPath } from '@/lib/content/search/shared'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'

const entriesOf = async ({ ownUrl }: Demo) => {
  const { entries } = await (await fetch(`${ownUrl}${searchIndexPath}`)).json()
  return entries as SearchEntry[]
}

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
    const found = findEntries(await entriesOf(demo), query).map((entry) => entry.url)
    expect(found.filter((one) => one === url)).toEqual([url])
  })

test('what is searched for is found in title, description and category, in any case; a treatment comes first for weight [SRCH-009]', async ({
  demo,
}) => {
  const entries = await entriesOf(demo)
  const nad = findEntries(entries, 'nad')
  expect(nad.length).toBeGreaterThan(0)
  expect(findEntries(entries, 'NAD')).toEqual(nad)
  expect(findEntries(entries, 'GLUTATHIONE FOR SKIN')).toHaveLength(1)
  expect(findEntries(entries, 'legal').map(({ title }) => title)).toContain('Privacy Policy')
  expect(findEntries(entries, 'weight')[0]?.type).toBe('treatment')
})

test('a search entry has id, title, type, address, description and category [ENT-013]', async ({ demo }) => {
  const entries = await entriesOf(demo)
  expect([...new Set(entries.map(({ type }) => type))].sort()).toEqual(['page', 'service', 'treatment'])
  expect(entries).toContainEqual({
    id: 'search-nad',
    title: 'NAD+ Therapy',
    type: 'treatment',
    url: '/iv-therapy#nad',
    description: expect.stringContaining('250 mg'),
    category: 'NAD+',
  })
})

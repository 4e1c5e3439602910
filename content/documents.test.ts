import { expect, test } from 'vitest'
import { remarksOn } from '../tests/fixtures/validate-content.ts'
import { seedDocuments } from './documents.ts'

const documents = seedDocuments()
const injections = documents.filter((document) => document._type === 'injection')
const packages = documents.filter((document) => document._type === 'package')

test.each([
  ['[INJ-005]', 'Vitamin B12', 13, 15],
  ['[INJ-006]', 'Vitamin D3', 28, 30],
  ['[INJ-007]', 'Vitamin C', 23, 25],
  ['[INJ-008]', 'Magnesium', 18, 20],
  ['[INJ-009]', 'Glutathione', 48, 50],
  ['[INJ-010]', 'Tri-Amino', 33, 35],
  ['[INJ-011]', 'Zinc', 8, 10],
  ['[INJ-012]', 'Biotin', 13, 15],
  ['[INJ-013]', 'L-Carnitine', 38, 40],
  ['[INJ-014]', 'Vitamin B6', 15, 18],
  ['[INJ-015]', 'B-Complex', 35, 40],
  ['[INJ-016]', 'Mineral Blend', 25, 30],
  ['[INJ-017]', 'L-Proline', 22, 25],
  ['[INJ-018]', 'Taurine', 20, 23],
  ['[INJ-019]', 'NAC', 30, 35],
])('%s %s costs $%d instead of $%d', (_id, name, price, originalPrice) => {
  expect(injections.find((injection) => injection.name === name)).toMatchObject({ price, originalPrice })
})

test('there are fifteen injections and no others', () => {
  expect(injections).toHaveLength(15)
})

test('[INJ-021] every injection takes 5, 10 or 15 minutes', () => {
  for (const { durationMinutes } of injections) expect([5, 10, 15]).toContain(durationMinutes)
})

test('[ENT-002] every injection has an original price and features', () => {
  for (const { originalPrice, features } of injections) {
    expect(originalPrice).toBeGreaterThan(0)
    expect(features.length).toBeGreaterThanOrEqual(3)
  }
})

test.each([
  ['[INJ-022]', 'Shot Pass', 99, 'month', [/^Unlimited shots$/]],
  ['[INJ-023]', 'Basic', 199, 'year', [/^6 shots$/, /^20% off extra/]],
  ['[INJ-024]', 'Premium', 399, 'year', [/^12 shots$/, /^30% off$/]],
  ['[INJ-025]', 'Elite', 899, 'year', [/^24 shots$/, /^50% off other services$/]],
])('%s package %s is $%d a %s', (_id, name, price, period, points) => {
  const found = packages.find((each) => each.name === name)
  expect(found).toMatchObject({ price, period })
  for (const point of points) expect(found?.features).toContainEqual(expect.stringMatching(point))
})

test('[ENT-024] there are four packages, each with name, price, description and features', () => {
  expect(packages).toHaveLength(4)
  for (const { name, price, description, features } of packages) {
    expect([name.length, price, description.length, features.length].every((value) => value > 0)).toBe(true)
  }
})

test('ids are unique and fixed, and so are the keys in every list', () => {
  expect(new Set(documents.map(({ _id }) => _id)).size).toBe(documents.length)
  expect(seedDocuments()).toEqual(documents)
  for (const document of documents) expectKeys(document)
})

test.each(documents.map((document) => [document._id, document] as const))(
  'the Studio finds nothing wrong with %s',
  async (_id, document) => {
    const remarks = await remarksOn(document, documents)
    expect(remarks.filter(({ message }) => !isMeant(_id, message))).toEqual([])
  },
)

/** Nobody but the clinic knows its numbers. */
const isMeant = (id: string, message: string) =>
  id === 'practiceSettings' && message === 'This is a sample. Enter your own.'

/** Pages that are no content. */
const programPaths = ['/account', '/gift-cards/balance', '/order-status']

test('every link into this site leads to a page of the first edition, or of the program', () => {
  const pages = documents.flatMap((document) => (document._type === 'page' ? [document.path] : []))
  const paths = [...pages, ...programPaths]
  const links = [...JSON.stringify(documents).matchAll(/"href":"(\/[^"#?]*)/g)].map(([, path]) => path)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(paths).toContain(link)
})

function expectKeys(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && typeof value[0] === 'object') {
    const keys = value.map(({ _key }) => _key)
    expect(keys).not.toContain(undefined)
    expect(new Set(keys).size).toBe(keys.length)
  }
  for (const child of Object.values(value)) expectKeys(child)
}

test('a page that helps to choose can’t be published without a clinician to approve it (decision 0046)', async () => {
  const page = documents.find(({ _id }) => _id === 'page-help-me-choose')
  if (!page) throw new Error('There is no such page')
  expect(await remarksOn({ ...page, needsApproval: false }, [...documents])).toEqual([
    expect.objectContaining({ level: 'error', field: 'needsApproval' }),
  ])
})

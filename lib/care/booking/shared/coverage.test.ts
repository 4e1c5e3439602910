import { expect, test } from 'vitest'
import { seedDocuments } from '@/content/documents'
import { type CoverageContent, coverageOf } from './coverage'

const documents = seedDocuments()
const named = documents as unknown as { _id: string; _type: string; [field: string]: unknown }[]
const ofType = (type: string) =>
  named
    .filter(({ _type }) => _type === type)
    .map(({ slug, title, name, ...rest }) => ({
      bookingTarget: null,
      intakeId: null,
      ...rest,
      name: name ?? title,
      slug: (slug as { current: string } | undefined)?.current ?? null,
    }))
const ivMenu = named
  .flatMap(({ blocks }) => (blocks ?? []) as { _type: string; categories?: unknown }[])
  .find(({ _type }) => _type === 'ivMenu')

const content = {
  settings: named.find(({ _id }) => _id === 'bookingSettings'),
  ivCategories: ivMenu?.categories,
  treatments: ofType('treatment'),
  ivServices: ofType('ivService'),
  injections: ofType('injection'),
  packages: ofType('package'),
  plans: ofType('membershipPlan'),
} as unknown as CoverageContent

const found = (name: string, type: string, from = content) =>
  coverageOf(from).find((row) => row.name === name && row.type === type)

test('every treatment, service, injection, package and plan is there once', () => {
  const rows = coverageOf(content)
  expect(rows).toHaveLength(9 + ivCount() + 15 + 4 + content.plans.length)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

const ivCount = () => content.ivServices.length

test('gold-hydration and Immune Booster open their category [BOOK-009] [BOOK-011]', () => {
  expect(found('Gold Hydration', 'treatment')).toMatchObject({
    asks: { service: 'gold-hydration', category: 'Premium Therapies' },
    opens: { selector: 'categoryId', value: 'demo-category-premium-therapies' },
    state: 'inexact',
  })
  expect(found('Immune Booster', 'ivService')).toMatchObject({
    opens: { selector: 'categoryId', value: 'demo-category-standard-wellness' },
    state: 'inexact',
  })
})

test('d-book-performance opens nothing, and is the only one [BOOK-010]', () => {
  const nothing = coverageOf(content).filter(({ state }) => state === 'nothing')
  expect(nothing).toMatchObject([
    { name: 'D-Book Performance', asks: { service: 'd-book-performance' }, opens: null },
  ])
})

test('a number for its name mends it', () => {
  const settings = {
    ...content.settings,
    serviceIds: [{ name: 'd-book-performance', id: 's-1' }],
  } as CoverageContent['settings']
  expect(found('D-Book Performance', 'treatment', { ...content, settings })).toMatchObject({
    opens: { selector: 'serviceId', value: 's-1' },
    state: 'exact',
  })
})

test('injections share a category, which is what is meant', () => {
  for (const row of coverageOf(content).filter(({ type }) => type === 'injection'))
    expect(row).toMatchObject({ opens: { selector: 'categoryId' }, state: 'exact' })
})

test('a plan without a number opens Wellness Explorer, a package without one nothing [BOOK-015]', () => {
  const without = <Row extends { intakeId: string | null }>([first, ...rest]: readonly Row[]) =>
    first ? [{ ...first, intakeId: null }, ...rest] : []
  const changed = { ...content, plans: without(content.plans), packages: without(content.packages) }
  expect(coverageOf(changed).filter(({ type }) => type === 'membershipPlan')[0]).toMatchObject({
    opens: { selector: 'packageId', value: 'demo-package-wellness-explorer' },
    state: 'inexact',
  })
  expect(coverageOf(changed).filter(({ type }) => type === 'package')[0]).toMatchObject({ state: 'nothing' })
})

test('without a provider nothing opens', () => {
  const settings = { ...content.settings, bookingAccount: null } as CoverageContent['settings']
  for (const given of [settings, null])
    for (const row of coverageOf({ ...content, settings: given })) expect(row.state).toBe('nothing')
})

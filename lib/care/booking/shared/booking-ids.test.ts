import { expect, test } from 'vitest'
import { ivServices } from '@/content/iv-services'
import { booking } from '@/content/singletons/settings'
import { treatments } from '@/content/treatments'
import { bookableIvService, bookableTreatment } from './bookable-names'
import { type BookingTarget, pickSelector, resolveBookable, resolvePlan, selectors } from './booking-ids'

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('the seed maps exactly the 21 services and the 8 categories [BOOK-011] [BOOK-013]', () => {
  expect(names(booking.serviceIds)).toEqual([
    ...['rehydrate', 'rehydrate-plus', 'rehydrate-deluxe', 'hangover', 'd-book', 'dbook-performance'],
    ...['myers', 'jr-myers', 'jr-myers-cocktail', 'arizona-detox', 'scottsdale-beauty', 'diamondback'],
    ...['sun-devil', 'gold-hydration-recovery', 'platinum-hydration-recovery', 'nad-plain', 'nad-therapy'],
    ...['fountain-youth', 'diamond-nad', 'elite-nad', 'elite-nad-therapy'],
  ])
  expect(names(booking.categoryIds)).toEqual([
    ...['Basic Hydration', 'Enhanced Hydration', 'Standard Wellness', 'Specialty Therapies'],
    ...['Premium Therapies', 'NAD+ Therapy', 'Vitamin Injections', 'Membership'],
  ])
  const ids = [...booking.serviceIds, ...booking.categoryIds].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['myers', 'Standard Wellness', { serviceId: 'demo-service-myers' }],
  ['unknown', 'Standard Wellness', { categoryId: 'demo-category-standard-wellness' }],
  [null, 'Membership', { categoryId: 'demo-category-membership' }],
  ['unknown', 'Performance Therapies', null],
  ['Myers', 'standard wellness', null],
  [null, null, null],
  ['', '', null],
])('service %s of %s opens %o [BOOK-008]', (service, category, target) => {
  expect(resolveBookable({ service, category }, booking)).toEqual(target)
})

test('a service whose number is missing falls back to its category; without settings nothing can be booked', () => {
  const rows = { serviceIds: [{ name: 'myers', id: null }], categoryIds: [{ name: 'Wellness', id: 'c' }] }
  expect(resolveBookable({ service: 'myers', category: 'Wellness' }, rows)).toEqual({ categoryId: 'c' })
  expect(resolveBookable({ service: 'myers' }, { serviceIds: null, categoryIds: null })).toBeNull()
  expect(resolveBookable({ service: 'myers' }, null)).toBeNull()
})

const treatmentTarget = (id: string) => {
  const treatment = treatments.find(({ _id }) => _id === id)
  if (!treatment) throw new Error(`There is no ${id}.`)
  return resolveBookable(
    bookableTreatment({ _id: id, subtitle: treatment.subtitle ?? null, bookingTarget: null }),
    booking,
  )
}

test('gold-hydration is not gold-hydration-recovery: it opens its category [BOOK-009]', () => {
  expect(treatmentTarget('treatment-gold-hydration')).toEqual({
    categoryId: 'demo-category-premium-therapies',
  })
})

test('d-book-performance opens nothing [BOOK-010]', () => {
  expect(treatmentTarget('treatment-d-book-performance')).toBeNull()
})

test('every service of the menu opens something; Immune Booster its category [BOOK-011]', () => {
  const labels: Record<string, string> = {
    basic: 'Basic Hydration',
    standard: 'Standard Wellness',
    specialty: 'Premium Therapies',
    nad: 'NAD+ Therapy',
  }
  const targets = ivServices.map((service) => {
    const bookingTarget = 'bookingTarget' in service ? (service.bookingTarget as string) : null
    const bookable = bookableIvService(
      { slug: service.slug.current ?? null, bookingTarget },
      labels[service.category ?? ''],
    )
    return [service.name, resolveBookable(bookable, booking)] as const
  })
  expect(targets.filter(([, target]) => target && 'categoryId' in target)).toEqual([
    ['Immune Booster', { categoryId: 'demo-category-standard-wellness' }],
  ])
  expect(targets.filter(([, target]) => !target)).toEqual([])
})

test('the first selector that is set wins, in this order [BOOK-005]', () => {
  expect(selectors).toEqual(['clientArea', 'groupId', 'locationId', 'packageId', 'serviceId', 'categoryId'])
  const all: BookingTarget = Object.fromEntries(selectors.map((name) => [name, `the-${name}`]))
  for (const name of selectors) {
    expect(pickSelector(all)).toEqual({ name, value: `the-${name}` })
    delete all[name]
  }
  expect(pickSelector(all)).toBeNull()
  expect(pickSelector({ packageId: '', serviceId: 's' })).toEqual({ name: 'serviceId', value: 's' })
})

test('a plan opens its package, an unknown one that of Wellness Explorer [BOOK-014] [BOOK-015]', () => {
  const explorer = { slug: 'wellness-explorer', intakeId: 'p-explorer' }
  const plans = [{ slug: 'shot-pass', intakeId: 'p-shots' }, { slug: 'new', intakeId: null }, explorer]
  expect(resolvePlan('shot-pass', plans)).toEqual({ packageId: 'p-shots', isFallback: false })
  for (const slug of ['platinum-plus', 'new', null, undefined])
    expect(resolvePlan(slug, plans)).toEqual({ packageId: 'p-explorer', isFallback: true })
  expect(resolvePlan('wellness-explorer', plans)?.isFallback).toBe(false)
  expect(resolvePlan('unknown', plans.slice(0, 2))).toBeNull()
})

import { expect, test } from 'vitest'
import { seeded } from '@/tests/setup/mutate-content'
import { offersOf } from '../server/menu'
import { groupFrom, type QuoteMenu, quoteBy, quoteRows, quoteSubject } from './quote'

const menu: QuoteMenu = {
  day: '2026-12-24',
  isClosed: false,
  offers: [
    { key: 'drip-myers', name: 'Myers', kind: 'drip', cents: 20_500 },
    { key: 'injection-b12', name: 'Vitamin B12', kind: 'injection', cents: 1_300 },
  ],
  areas: [
    { city: 'Scottsdale', travelCents: 0, zipCodes: ['85251'] },
    { city: 'Mesa', travelCents: 2_500, zipCodes: ['85201'] },
  ],
}
const everyOne = (guests: number, ...keys: string[]) => keys.map((key) => ({ key, count: guests }))
const quoteOf = (guests: number, zip = '85201', keys = ['drip-myers'], on: QuoteMenu = menu) => {
  const quote = quoteBy(on, { guests, zip, lines: everyOne(guests, ...keys) })
  if ('problems' in quote) throw new Error(JSON.stringify(quote.problems))
  return quote
}
const problemsOf = (zip: string, keys = ['drip-myers'], on: QuoteMenu = menu) => {
  const quote = quoteBy(on, { guests: 12, zip, lines: everyOne(12, ...keys) })
  return 'problems' in quote ? quote.problems.map(({ field, message }) => `${field}: ${message}`) : []
}

test('every quote is the menu’s prices times the guests, and the travel fee unless it is a group’s [AREA-012]', () => {
  const random = seeded(20_261_224)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (let run = 0; run < 2000; run += 1) {
    const offers = Array.from({ length: 1 + upTo(8) }, (_, n) => ({
      key: `drip-${n}`,
      name: `Drip ${n}`,
      kind: 'drip' as const,
      cents: 1 + upTo(90_000),
    }))
    const chosen = offers.filter((_, n) => n === 0 || random() < 0.5)
    const travelCents = random() < 0.4 ? 0 : upTo(9_900)
    const guests = 1 + upTo(499)
    const on = { ...menu, offers, areas: [{ city: 'Mesa', travelCents, zipCodes: ['85201'] }] }
    const quote = quoteOf(
      guests,
      '85201-1234',
      chosen.map(({ key }) => key),
      on,
    )
    const prices = chosen.reduce((sum, { cents }) => sum + cents, 0)
    const travel = guests >= groupFrom ? 0 : travelCents
    expect(quote.totalCents).toBe(prices * guests + travel)
    expect(quote.lines.map(({ eachCents }) => eachCents)).toEqual(chosen.map(({ cents }) => cents))
    expect(quote.isTravelWaived).toBe(guests >= groupFrom && travelCents > 0)
    expect(quoteRows(quote)).toHaveLength(chosen.length + 2)
  }
})

test.each([
  [1, 23_000, '$25.00'],
  [4, 84_500, '$25.00'],
  [5, 102_500, '$0.00'],
  [500, 10_250_000, '$0.00'],
])('%i guests: %i cents, travel %s [AREA-012]', (guests, cents, travel) => {
  const quote = quoteOf(guests)
  expect([quote.totalCents, quoteRows(quote).at(-2)?.value]).toEqual([cents, travel])
})

test('what is said in rows: waived only once the desk has issued it, and free where the way is free', () => {
  expect(quoteRows(quoteOf(12))).toEqual([
    { label: 'Myers, 12 × $205', value: '$2,460.00' },
    { label: 'Travel to Mesa ($25, waived for groups once we confirm)', value: '$0.00' },
    { label: 'Estimated total', value: '$2,460.00', isStrong: true },
  ])
  const [, travel, total] = quoteRows(quoteOf(12), { isIssued: true })
  expect([travel?.label, total?.label]).toEqual(['Travel to Mesa ($25, waived for your group)', 'Total'])
  expect(quoteRows(quoteOf(12, '85251'))[1]).toEqual({ label: 'Travel to Scottsdale', value: 'Free' })
  expect(quoteSubject(quoteOf(1))).toBe('1 guest on December 24, 2026 in Mesa (85201)')
})

test('the desk decides how many of what, and whether the way is free', () => {
  const quote = quoteBy(menu, {
    guests: 12,
    zip: '85201',
    lines: [
      { key: 'drip-myers', count: 8 },
      { key: 'injection-b12', count: 4 },
    ],
    isTravelWaived: false,
  })
  expect(quote).toMatchObject({ totalCents: 8 * 20_500 + 4 * 1_300 + 2_500, isTravelWaived: false })
})

test('what can’t be quoted is told by its field', () => {
  expect(problemsOf('10001')).toEqual([expect.stringMatching(/^zip: ZIP code 10001 is outside the area/)])
  expect(problemsOf('nowhere')).toEqual(['zip: Please enter a five-digit ZIP code.'])
  expect(problemsOf('85201', ['drip-myers', 'drip-gone'])).toEqual([
    expect.stringMatching(/^services: One of these isn’t on the menu for that day/),
  ])
  expect(problemsOf('85201', ['drip-myers'], { ...menu, isClosed: true })).toEqual([
    'eventDate: We’re closed on December 24, 2026. Please choose another day.',
  ])
})

test('the menu offers each dosage by itself, and nothing without a price or name', () => {
  const cents = (dollars: number | null | undefined) => (dollars == null ? null : dollars * 100)
  const service = { name: 'NAD', slug: 'nad', price: 475, dosages: null }
  const offers = offersOf(
    {
      services: [
        {
          ...service,
          dosages: [
            { dosage: '50mg', price: 475 },
            { dosage: '100 mg', price: null },
          ],
        },
        { ...service, name: 'Gold', slug: 'gold' },
        { ...service, name: 'On request', slug: 'on-request', price: null },
        { ...service, slug: null },
      ],
      injections: [
        { name: 'Vitamin B12', slug: 'b12', price: 13 },
        { name: null, slug: 'x', price: 13 },
      ],
    },
    cents,
  )
  expect(offers.map(({ key, name, cents }) => `${key} ${name} ${cents}`)).toEqual([
    'drip-nad-50mg NAD, 50mg 47500',
    'drip-nad-100-mg NAD, 100 mg 47500',
    'drip-gold Gold 47500',
    'injection-b12 Vitamin B12 1300',
  ])
})

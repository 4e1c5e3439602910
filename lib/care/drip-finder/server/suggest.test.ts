import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IvService } from '@/lib/content/server/iv-services'
import { longestMinutes, suggestDrips } from './suggest'

const drip = (name: string, price: number | null, duration: string | null) =>
  ({ _id: name, name, price, duration, dosages: null }) as IvService
const drips = [
  drip('Myers', 205, '60 min'),
  drip('Jr', 185, '30 min'),
  drip('Gold', 325, '60 min'),
  drip('Bag', 165, '45 min'),
  drip('Asked', null, null),
]
const names = (list: { service: IvService }[]) => list.map(({ service }) => service.name)
const suggest = (minutes: number | null, cents: number | null, fee = 0) => {
  const { fitting, nearest } = suggestDrips(drips, { minutes, cents }, fee)
  return [names(fitting), names(nearest)]
}

test('the first three drips that fit are named, in the editors’ order (decision 0046)', () => {
  expect(suggest(null, null)).toEqual([['Myers', 'Jr', 'Gold'], []])
  expect(suggest(60, 250_00)).toEqual([['Myers', 'Jr', 'Bag'], []])
})

test('with one that fits comes the nearest of the others; with none the three nearest (decision 0046)', () => {
  expect(suggest(30, null)).toEqual([['Jr'], ['Bag']])
  expect(suggest(null, 100_00)).toEqual([[], ['Bag', 'Jr', 'Myers']])
  const [closest] = suggestDrips(drips, { minutes: null, cents: 100_00 }, 0).nearest
  expect([closest?.overCents, closest?.overMinutes]).toEqual([65_00, 0])
})

test('the travel fee is part of what somebody spends (decision 0046)', () => {
  expect(suggest(null, 200_00)).toEqual([['Jr', 'Bag'], []])
  expect(suggest(null, 200_00, 25_00)).toEqual([['Bag'], ['Jr']])
})

test('what is said to fit does fit, and two or three are named while there are as many (decision 0046)', () => {
  const limit = fc.option(fc.integer({ min: 0, max: 400 }))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 300 })), {
        maxLength: 6,
      }),
      limit,
      limit,
      fc.integer({ min: 0, max: 60 }),
      (offers, minutes, dollars, fee) => {
        const some = offers.map(([price, time], index) => drip(`${index}`, price, `${time} min`))
        const cents = dollars && dollars * 100
        const { fitting, nearest } = suggestDrips(some, { minutes, cents }, fee * 100)
        for (const { service } of fitting) {
          expect(Number(service.price) + fee).toBeLessThanOrEqual(dollars ?? Number.POSITIVE_INFINITY)
          expect(longestMinutes(service.duration)).toBeLessThanOrEqual(minutes ?? Number.POSITIVE_INFINITY)
        }
        const shown = fitting.length + nearest.length
        expect(shown).toBeLessThanOrEqual(3)
        expect(shown).toBeGreaterThanOrEqual(Math.min(some.length, 2))
        expect(new Set(names([...fitting, ...nearest])).size).toBe(shown)
      },
    ),
  )
})

test.each([
  ['45 min', 45],
  ['2-4 hrs', 240],
  ['1 hr 30 min', 90],
  ['3–4 hours', 240],
  ['ask us', null],
  [null, null],
])('%s takes at most %s minutes', (duration, minutes) => {
  expect(longestMinutes(duration)).toBe(minutes)
})

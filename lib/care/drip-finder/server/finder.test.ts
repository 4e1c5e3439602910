import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helpMeChoose } from '@/content/pages/help-me-choose'
import type { IvService } from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { type Area, longestMinutes, questionsOf, readAnswers, suggestDrips } from './finder'

const finder = helpMeChoose.blocks.find(({ _type }) => _type === 'dripFinder') as BlockOf<'dripFinder'>
const purpose = finder.purposes?.[0]?._key ?? ''
const scottsdale: Area = {
  _id: 'area-scottsdale',
  city: 'Scottsdale',
  neighborhoods: ['Old Town'],
  responseTime: '30-45 min',
  travelFee: 0,
  zipCodes: ['85251'],
}
const read = (values: Record<string, unknown>) => readAnswers(finder, values, [scottsdale])
const placeOf = (place: string) => {
  const answer = read({ purpose, place })
  return 'wish' in answer ? answer.wish.place : answer.problems
}

test('help me choose offers what editors wrote, rising, and always a way not to say (decision 0046)', () => {
  const { minutes, budget } = questionsOf({ ...finder, minutes: [120, 45, 45, 60], budgets: [350, 200] })
  expect(minutes.options?.map(([, words]) => words)).toEqual([
    'Up to 45 minutes',
    'Up to 1 hour',
    'Up to 2 hours',
    'No hurry',
  ])
  expect(budget.options?.map(([, words]) => words)).toEqual(['Up to $200', 'Up to $350', 'No limit'])
})

test('four answers are what somebody wants; what was left open limits nothing (decision 0046)', () => {
  expect(read({ purpose, minutes: '45', budget: '200', place: '85251' })).toEqual({
    wish: {
      purpose: finder.purposes?.[0],
      minutes: 45,
      cents: 200_00,
      place: { kind: 'area', area: scottsdale },
    },
  })
  expect(read({ purpose, minutes: 'any', budget: 'any', place: ' ' })).toMatchObject({
    wish: { minutes: null, cents: null, place: { kind: 'unasked' } },
  })
})

test('a place is a ZIP code, a city or a neighborhood, however it is typed (decision 0046)', () => {
  for (const typed of ['85251', ' 85251-1234 ', 'scottsdale', 'OLD  town'])
    expect(placeOf(typed)).toEqual({ kind: 'area', area: scottsdale })
  expect(placeOf('10001')).toEqual({ kind: 'outside', zip: '10001' })
})

test('what is unclear is said with the question it answers (decision 0046)', () => {
  const { purposeQuestion, timeQuestion, budgetQuestion, placeQuestion } = finder
  const bad: [values: Record<string, unknown>, field: string, question: string | undefined][] = [
    [{}, 'purpose', purposeQuestion],
    [{ purpose: 'purpose-99' }, 'purpose', purposeQuestion],
    [{ purpose, minutes: '44' }, 'minutes', timeQuestion],
    [{ purpose, budget: '__proto__' }, 'budget', budgetQuestion],
    [{ purpose, place: 'Atlantis' }, 'place', placeQuestion],
    [{ purpose, place: '8'.repeat(61) }, 'place', placeQuestion],
  ]
  for (const [values, field, question] of bad) {
    const answer = read(values)
    expect('problems' in answer && Object.keys(answer.problems), field).toEqual([field])
    expect('problems' in answer && answer.problems[field]).toContain(question)
  }
  expect(read({ purpose, name: 'Maya' })).toEqual({
    problems: { name: 'This form doesn’t have that field.' },
  })
})

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

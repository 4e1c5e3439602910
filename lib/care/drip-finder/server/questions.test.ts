import { expect, test } from 'vitest'
import { helpMeChoose } from '@/content/pages/help-me-choose'
import type { BlockOf } from '@/lib/content/server/pages'
import { type Area, questionsOf, readAnswers } from './questions'

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

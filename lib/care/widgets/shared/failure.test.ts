import { expect, test } from 'vitest'
import { type FailureCount, troubleOf, troubleSentences } from './failure.ts'

// A Saturday.
const today = '2026-11-21'
const told = (...counts: [day: string, count: number, reason?: 'slow' | 'failed'][]) => {
  const rows: FailureCount[] = counts.map(([day, count, reason = 'failed']) => ({
    widget: 'booking',
    reason,
    day,
    count,
  }))
  const [booking] = troubleOf(rows, today).items
  return booking && troubleSentences(booking, today)
}

test('in plain words, with the first day of the last seven', () => {
  expect(told(['2026-11-17', 3], ['2026-11-20', 1])).toEqual([
    'The booking form did not load 4 times since Tuesday.',
  ])
  expect(told(['2026-11-21', 1])).toEqual(['The booking form did not load once today.'])
  expect(told(['2026-11-20', 2])).toEqual(['The booking form did not load twice since yesterday.'])
})

test('what is older is told as such', () => {
  expect(told(['2026-11-15', 1], ['2026-11-14', 5])).toEqual([
    'The booking form did not load once since Sunday, and 6 times in the last 30 days.',
  ])
  expect(told(['2026-10-23', 1200])).toEqual([
    'The booking form did not load 1,200 times in the last 30 days, but not in the last 7.',
  ])
  expect(told(['2026-10-22', 9])).toEqual([])
})

test('waiting and failing are two things', () => {
  expect(told(['2026-11-21', 2, 'slow'], ['2026-11-21', 3])).toEqual([
    'The booking form did not load 3 times today.',
    'The booking form kept visitors waiting too long twice today.',
  ])
})

test('every block is listed, in trouble or not', () => {
  const { items } = troubleOf([{ widget: 'paypal', reason: 'slow', day: today, count: 1 }], today)
  expect(items.map(({ widget }) => widget)).toEqual(['booking', 'portal', 'exam', 'reviews', 'map', 'paypal'])
  expect(items.flatMap((item) => troubleSentences(item, today))).toEqual([
    'PayPal kept visitors waiting too long once today.',
  ])
})

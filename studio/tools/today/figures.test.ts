import { expect, test } from 'vitest'
import type { Today } from '../../../lib/desk/today/shared.ts'
import { earnedOf, waitingOf } from './figures.ts'

// docs/decisions/0050-alarms.md
const nothing = { open: [], seenAt: null, now: '2026-11-25T12:00:00Z' }
const told = (today: Partial<Today>) =>
  waitingOf({ ...nothing, ...today }).map(({ figure, words, tone }) => [figure, words, tone])

test('what waits is said in words, the worst in red', () => {
  expect(told({ requests: { open: 4, late: 1, review: 2 } })).toEqual([
    ['4', '1 overdue, 2 more to review', 'critical'],
  ])
  expect(told({ orders: { toFulfil: 3, needsAttention: 0, lackTime: 1 } })).toEqual([
    ['3', '1 without a time for the visit', 'caution'],
  ])
  expect(
    told({ exams: { waiting: 2 }, stock: { low: 2, out: 1 }, mails: { failed: 1, waiting: 0 } }),
  ).toEqual([
    ['2', 'Their orders are on hold until then', 'caution'],
    ['3', '1 sold out', 'critical'],
    ['1', 'Given up', 'critical'],
  ])
})

test('a refund that takes a second person is told while it waits', () => {
  expect(told({ refunds: { waiting: 2 } })).toEqual([['2', 'They take a second person', 'caution']])
})

test('what changes by itself is said with its next moment', () => {
  const nextAt = '2026-11-26T16:00:00Z'
  expect(told({ planned: { waiting: 2, failed: 1, nextAt } })).toEqual([
    ['2', '1 couldn’t be published, next tomorrow, 9:00 AM', 'critical'],
  ])
})

test('where nothing waits that is said, too', () => {
  const today = {
    requests: { open: 0, late: 0, review: 0 },
    orders: { toFulfil: 0, needsAttention: 0, lackTime: 0 },
    exams: { waiting: 0 },
    stock: { low: 0, out: 0 },
    planned: { waiting: 0, failed: 0, nextAt: null },
    mails: { failed: 0, waiting: 0 },
  }
  expect(told(today).map(([figure, , tone]) => `${figure} ${tone}`)).toEqual(Array(6).fill('0 default'))
})

test('money is shown to the cent, and only to who may see it', () => {
  const money = {
    today: { takenCents: 12_950, givenBackCents: 0 },
    week: { takenCents: 123_456, givenBackCents: 2_600 },
  }
  expect(earnedOf({ ...nothing, money }).map(({ figure, words }) => [figure, words])).toEqual([
    ['$129.50', 'No refunds'],
    ['$1,234.56', '$26.00 given back'],
  ])
  expect(earnedOf(nothing)).toEqual([])
})

import { expect, test } from 'vitest'
import { clinicDay, clinicMoment, clinicStamp } from './model'

const now = new Date('2026-11-21T18:00:00Z')

test.each([
  ['2026-11-21T07:00:00Z', 'today, 12:00 AM'],
  ['2026-11-21T06:59:00Z', 'yesterday, 11:59 PM'],
  ['2026-11-23T06:59:00Z', 'tomorrow, 11:59 PM'],
  ['2026-11-25T20:05:00Z', 'Wed, Nov 25, 1:05 PM'],
  ['2025-11-25T20:05:00Z', 'Nov 25, 2025, 1:05 PM'],
])('%s is %s', (at, words) => {
  expect(clinicMoment(new Date(at), now)).toBe(words)
})

test('days end at midnight in Arizona, and tables sort', () => {
  expect(clinicDay(new Date('2026-11-22T06:59:59Z'), now)).toBe('today')
  expect(clinicStamp(new Date('2026-11-21T07:05:00Z'))).toBe('2026-11-21 00:05')
})

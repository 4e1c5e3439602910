import { expect, test } from 'vitest'
import { aYearAfter, clinicDay, clinicMoment, clinicStamp, momentAtClinic } from './clinic-time'

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

test('what is typed is Arizona’s time, in summer as in winter', () => {
  expect(momentAtClinic('2026-12-01', '00:00')?.toISOString()).toBe('2026-12-01T07:00:00.000Z')
  expect(momentAtClinic('2027-07-01', '09:30')?.toISOString()).toBe('2027-07-01T16:30:00.000Z')
  // Where clocks are put forward this hour does not exist; here it does.
  expect(momentAtClinic('2027-03-14', '02:30')?.toISOString()).toBe('2027-03-14T09:30:00.000Z')
})

test.each([
  ['', ''],
  ['2026-02-30', '09:00'],
  ['2026-12-01', '24:00'],
  ['tomorrow', '09:00'],
])('%j at %j is no moment', (date, time) => {
  expect(momentAtClinic(date, time)).toBeNull()
})

test('a year after February 29 is March 1', () => {
  expect(aYearAfter('2028-02-29')).toBe('2029-03-01')
})

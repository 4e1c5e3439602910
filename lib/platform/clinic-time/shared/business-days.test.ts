import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, businessDaysUntil, isBusinessDay, isDay, plusDays } from './business-days'

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const closed = fc.array(day, { maxLength: 5 })

test.each([
  ['2026-11-24', true, 'a Tuesday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-11-29', false, 'a Sunday'],
  ['2026-11-26', false, 'Thanksgiving'],
  ['2026-07-03', false, 'Independence Day of 2026 is a Saturday: observed on Friday'],
  ['2027-07-05', false, 'Independence Day of 2027 is a Sunday: observed on Monday'],
  ['2027-12-31', false, "New Year's Day of 2028 is a Saturday: observed in the old year"],
  ['2026-06-19', false, 'Juneteenth'],
])('%s is a business day: %s (%s)', (date, expected) => {
  expect(isBusinessDay(date)).toBe(expected)
})

test('a closed day of the clinic is none', () => {
  expect(isBusinessDay('2026-12-24')).toBe(true)
  expect(isBusinessDay('2026-12-24', ['2026-12-24'])).toBe(false)
})

test('counting begins after the day of asking and skips Thanksgiving and the weekend', () => {
  expect(addBusinessDays('2026-11-24', 1)).toBe('2026-11-25')
  expect(addBusinessDays('2026-11-24', 3)).toBe('2026-11-30')
  expect(addBusinessDays('2026-11-28', 1)).toBe('2026-11-30')
})

test('what is added is always a later business day, and counting back gives the number again', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), closed, (from, count, closedDays) => {
      const to = addBusinessDays(from, count, closedDays)
      expect(to > from).toBe(true)
      expect(isBusinessDay(to, closedDays)).toBe(true)
      expect(businessDaysUntil(from, to, 100, closedDays)).toBe(count)
      expect(businessDaysUntil(from, plusDays(to, -1), 100, closedDays)).toBe(count - 1)
    }),
  )
})

test('a closed day never makes anything due sooner', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 15 }), closed, (from, count, closedDays) => {
      expect(addBusinessDays(from, count, closedDays) >= addBusinessDays(from, count)).toBe(true)
    }),
  )
})

test('only a date that exists is one', () => {
  for (const none of ['2026-02-30', '2026-13-01', '26-01-01', '', null, 5, '2026-11-24T00:00:00Z'])
    expect(isDay(none)).toBe(false)
  expect(isDay('2028-02-29')).toBe(true)
})

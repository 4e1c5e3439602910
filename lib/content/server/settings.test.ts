import { expect, test } from 'vitest'
import { copyrightYears } from './settings'

test('[FOOT-013] the copyright runs from the first year to this one', () => {
  expect(copyrightYears(2024, new Date('2026-11-20T12:00:00Z'))).toBe('2024–2026')
})

test('[FOOT-013] in the first year it is one year', () => {
  expect(copyrightYears(2024, new Date('2024-06-01T12:00:00Z'))).toBe('2024')
})

test('the new year begins when it begins in Arizona', () => {
  expect(copyrightYears(2024, new Date('2027-01-01T06:59:00Z'))).toBe('2024–2026')
  expect(copyrightYears(2024, new Date('2027-01-01T07:00:00Z'))).toBe('2024–2027')
})

test('a first year in the future is shown as it is', () => {
  expect(copyrightYears(2030, new Date('2026-11-20T12:00:00Z'))).toBe('2030')
})

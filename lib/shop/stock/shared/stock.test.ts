import { expect, test } from 'vitest'
import { lastDayOf } from './stock.ts'

test.each([
  [20, 10, '2026-11-21', '2027-01-20'],
  [1, 30, '2026-12-31', '2027-01-01'],
  [0, 5, '2026-11-21', '2026-11-21'],
  [5, 0, '2026-11-21', null],
  [100_000, 1, '2026-11-21', null],
])('%i left, %i sold in 30 days, on %s: until %s', (forSale, sold, today, until) => {
  expect(lastDayOf(forSale, sold, today)).toBe(until)
})

import { expect, test } from 'vitest'
import { centsFromDollars, formatCents, formatExactCents } from './money'

test('dollars become whole cents', () => {
  expect(centsFromDollars(13)).toBe(1300)
  expect(centsFromDollars(19.99)).toBe(1999)
  expect(centsFromDollars(1.1)).toBe(110)
})

test('a third decimal or no number is refused', () => {
  expect(() => centsFromDollars(1.005)).toThrow(RangeError)
  expect(() => centsFromDollars(Number.NaN)).toThrow(RangeError)
})

test('whole dollars are shown without decimals', () => {
  expect(formatCents(1300)).toBe('$13')
  expect(formatCents(1350)).toBe('$13.50')
  expect(formatCents(89900)).toBe('$899')
})

test('a cart shows two decimals always [PAY-011]', () => {
  expect(formatExactCents(1300)).toBe('$13.00')
  expect(formatExactCents(101_150)).toBe('$1,011.50')
})

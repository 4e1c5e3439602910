import { expect, test } from 'vitest'
import { centsFromDollars, formatCents } from './money'

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

import { expect, test } from 'vitest'
import {
  centsFromDollars,
  centsFromText,
  centsOrNull,
  dollarsFromCents,
  dollarsText,
  formatCents,
  formatDollars,
  formatExactCents,
  parseCents,
  percentOf,
  sumCents,
  typedDollars,
} from './money'

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

test('dollars of the CMS have cents only where there are some', () => {
  expect([165, 33.17, 1200, 0.5].map(formatDollars)).toEqual(['$165', '$33.17', '$1,200', '$0.50'])
})

test.each([
  ['75', 75_00],
  ['12.5', 12_50],
  [' $12.05 ', 12_05],
  ['$1,000.00', 1000_00],
  ['0.29', 29],
  ['', null],
  ['12.345', null],
  ['-1', null],
  ['1e3', null],
  ['12,50', null],
  ['abc', null],
])('“%s” as it is typed is %s cents', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents)
})

test('cents leave as dollars and come back, to a field, to another system, to the CMS', () => {
  for (const cents of [0, 5, 29, 7500, 7550, 123_456]) {
    expect(parseCents(typedDollars(cents))).toBe(cents)
    expect(centsFromText(dollarsText(cents))).toBe(cents)
    expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents)
  }
  expect([typedDollars(7500), typedDollars(7550), dollarsText(7500)]).toEqual(['75', '75.50', '75.00'])
  for (const text of ['26', '26.0', '-26.00', '1e3.00']) expect(centsFromText(text)).toBeNaN()
})

test('what is no amount is null where nothing may be thrown', () => {
  expect([12.5, 1.005, Number.NaN, '12', null].map(centsOrNull)).toEqual([1250, null, null, null, null])
})

test('sums and shares stay whole', () => {
  expect(sumCents([10, 20, 5])).toBe(35)
  expect(sumCents([])).toBe(0)
  expect(percentOf(1, 3)).toBe(33)
})

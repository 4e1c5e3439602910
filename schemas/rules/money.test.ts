import { expect, test } from 'vitest'
import { moneyProblem, originalPriceProblem } from './money.ts'

test.each([0, 0.1, 8, 12.5, 19.99, 1234.56, 10_000])('$%d is a price', (dollars) => {
  expect(moneyProblem(dollars)).toBe(true)
})

test.each([
  [-1, /zero or more/],
  [Number.NaN, /zero or more/],
  [10_000.01, /above \$10,000/],
  [130_000, /above \$10,000/],
  [12.345, /two decimals/],
  [0.001, /two decimals/],
])('%d is refused in words', (dollars, sentence) => {
  expect(moneyProblem(dollars)).toMatch(sentence)
})

test('an original price below the price is pointed out, the same or a higher one is not', () => {
  expect(originalPriceProblem(12, 13)).toMatch(/below today's price of \$13/)
  expect(originalPriceProblem(13, 13)).toBe(true)
  expect(originalPriceProblem(15, 13)).toBe(true)
  expect(originalPriceProblem(undefined, 13)).toBe(true)
})

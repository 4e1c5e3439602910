import { expect, test } from 'vitest'
import { savingsPercent } from './model'

test.each([
  [150_00, 199_00, 25],
  [300_00, 399_00, 25],
  [500_00, 699_00, 28],
  [100_00, 100_00, null],
  [120_00, 100_00, null],
  [0, 0, null],
])('[GIFT-006] %d cents for a card of %d cents saves %s percent', (price, value, percent) => {
  expect(savingsPercent(price, value)).toBe(percent)
})

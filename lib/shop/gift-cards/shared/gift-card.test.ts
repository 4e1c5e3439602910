import { expect, test } from 'vitest'
import { emptySentence, savingsPercent } from './gift-card'

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

test('money that is only set aside is not called spent, and a payment under review is promised no hour', () => {
  expect(emptySentence(0)).toBe('There’s no money left on this gift card.')
  expect(emptySentence(50_00)).toBe(
    '$50.00 of it is set aside for an order that’s being paid. If that order isn’t paid, you’ll have the money back, usually within the hour.',
  )
})

import { expect, test } from 'vitest'
import { hasReceipt, isTold, orderStates, paidLabel, refundedCents, sentenceOf } from './order-words'

test('only money that came back is counted', () => {
  const at = '2026-11-24T10:00:00Z'
  const refunds = [
    { cents: 500, at, isDone: true },
    { cents: 700, at, isDone: false },
    { cents: 25, at, isDone: true },
  ]
  expect(refundedCents({ refunds })).toBe(525)
})

test('a cart that was never paid for is no order to its owner; one whose payment is unclear is', () => {
  expect(Object.keys(orderStates).filter((state) => !isTold(state as keyof typeof orderStates))).toEqual([
    'pending',
    'cancelled',
    'expired',
  ])
  expect(isTold('confirming')).toBe(true)
})

test('there is a receipt once the money is in, and it stays when money went back', () => {
  expect(hasReceipt('in_review')).toBe(false)
  expect(hasReceipt('needs_attention')).toBe(false)
  expect(hasReceipt('refunded')).toBe(true)
})

test('a paid order asks for the time of the visit until it is chosen; gift cards ask for none', () => {
  const paid = { state: 'paid', isGift: false, timeChosenAt: null } as const
  expect(sentenceOf(paid)).toContain('Choose the time')
  expect(sentenceOf({ ...paid, timeChosenAt: '2026-11-25T10:00:00Z' })).toBeUndefined()
  expect(sentenceOf({ ...paid, isGift: true })).toContain('gift card')
})

test.each([
  [13_00, 0, 'Paid with PayPal'],
  [13_00, 13_00, 'gift card'],
  [13_00, 5_00, 'gift card'],
  [0, 0, 'Paid with a code'],
])('an order of %i cents, %i of them by gift card, says how it was paid', (totalCents, giftCents, says) =>
  expect(paidLabel({ totalCents, giftCents })).toContain(says),
)

import { expect, test } from 'vitest'
import { hasReceipt, isTold, orderStates, refundedCents } from './order-words'

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

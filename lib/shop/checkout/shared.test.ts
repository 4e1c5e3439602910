import { expect, test } from 'vitest'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { confirmingSentence, kindOf, readOrderState, readPayPalOffer, settledToast } from './shared'

const order: OrderState = {
  orderId: '0b9f2c7e-1111-4222-8333-444455556666',
  ref: '0b9f2c7e',
  status: 'paid',
  totalCents: 2600,
  discountCents: 0,
  giftCents: 0,
  gifts: [],
  accessToken: 'kq7m2xw9fh4tzbn8',
  isGuest: true,
}

test('a guest hears the code for ten seconds [ERR-010]', () => {
  expect(settledToast(order)).toEqual({
    title: 'Payment successful!',
    description: 'Order #0b9f2c7e confirmed! Save this access code to track your order: kq7m2xw9fh4tz...',
    durationMs: 10_000,
  })
})

test('somebody signed in hears the reference for five', () => {
  expect(settledToast({ ...order, isGuest: false })).toEqual({
    title: 'Payment successful!',
    description: 'Your order has been confirmed. Order #0b9f2c7e',
    durationMs: 5000,
  })
})

test('a payment that PayPal or a person still looks at is not called successful', () => {
  for (const status of ['in_review', 'needs_attention'] as const)
    expect(settledToast({ ...order, status }).title).toBe('Order #0b9f2c7e')
})

test('an unclear payment is never asked for again [ERR-007]', () => {
  expect(confirmingSentence('0b9f2c7e')).toBe(
    'Payment received or pending – we are confirming it. Order #0b9f2c7e.',
  )
  expect(kindOf({ ...order, status: 'confirming' })).toBe('unclear')
})

test('an answer that is no order state, or of a state nobody knows, is none', () => {
  expect(readOrderState(order)).toEqual(order)
  for (const answer of [
    null,
    'down',
    {},
    { error: 'x' },
    { ...order, status: 'eaten' },
    { ...order, ref: 7 },
  ])
    expect(readOrderState(answer)).toBeNull()
})

test('an offer needs an environment PayPal has', () => {
  const offer = { clientId: 'c', environment: 'sandbox', sdkUrl: '/core' }
  expect(readPayPalOffer(offer)).toEqual(offer)
  for (const answer of [null, {}, { ...offer, environment: 'standin' }, { ...offer, sdkUrl: undefined }])
    expect(readPayPalOffer(answer)).toBeNull()
})

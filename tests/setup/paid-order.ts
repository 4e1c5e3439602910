import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Line, newBuyer, type Started } from './buyer'
import type { Demo } from './demo'
import { paypalOf } from './demo-paypal'

export type PaidOrder = Started & { ref: string; code: string; captureId: string; email: string }

/** An order that a guest has paid, with what its receipt says. */
export async function paidOrder(demo: Demo, ...lines: Line[]): Promise<PaidOrder> {
  const buyer = newBuyer(demo)
  const started = await buyer.start(
    ...(lines.length > 0 ? lines : [{ productId: 'injection-b12', quantity: 2 }]),
  )
  const email = `payer-${buyer.checkoutKey}@example.com`
  await paypalOf(demo).approve(started.paypalOrderId, { email })
  const told = await buyer.settled(started)
  expect(told.status).toBe('paid')
  const [capture] = await paypalOf(demo).captures(started.paypalOrderId)
  const code = told.accessToken?.slice(0, 13) ?? ''
  return { ...started, ref: started.orderId.slice(0, 8), code, captureId: capture?.id ?? '', email }
}

/** What PayPal gave back of this order, in cents. */
export async function refundedAtPayPal(
  demo: Demo,
  { captureId }: Pick<PaidOrder, 'captureId'>,
): Promise<number[]> {
  const { refunds } = await paypalOf(demo).control('ledger')
  return refunds
    .filter((refund: { captureId: string }) => refund.captureId === captureId)
    .map(({ amountCents }: { amountCents: number }) => amountCents)
}

/** All of an order given back, as the desk asks for it. */
export const refundOf = (order: PaidOrder, change: object = {}) => ({
  id: randomUUID() as string,
  captureId: order.captureId,
  cents: order.totalCents,
  seenCents: order.totalCents,
  reason: 'The visit was cancelled.',
  ...change,
})

/** Where the staff ask for it. */
export const refundsOf = ({ orderId }: PaidOrder) => `orders/${orderId}/refunds`

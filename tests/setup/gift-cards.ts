import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { eventually, mailboxOf, newBuyer } from './buyer'
import type { Demo } from './demo'
import { paypalOf } from './demo-paypal'

/** A gift card as the form sends it: $50 of one's own choice, mailed to somebody at once. */
export const newGift = (change: object = {}) => ({
  giftKey: randomUUID(),
  presetId: null as string | null,
  valueCents: 50_00,
  recipientName: 'Sam',
  recipientEmail: `sam-${randomUUID()}@example.com`,
  senderName: 'Ana',
  message: 'Happy birthday',
  deliverOn: '',
  ...change,
})
export type NewGift = ReturnType<typeof newGift>

/** Buys one card and pays; `email` is the payer's at PayPal. */
export async function buyGift(demo: Demo, gift: NewGift, expectedTotalCents = gift.valueCents) {
  const buyer = newBuyer(demo)
  const email = `ana-${randomUUID()}@example.com`
  const { body } = await buyer.ask('/api/orders', {
    checkoutKey: buyer.checkoutKey,
    lines: [],
    gifts: [gift],
    expectedTotalCents,
  })
  expect(body, JSON.stringify(body)).toMatchObject({ outcome: 'ready', totalCents: expectedTotalCents })
  const started = { ...(body as { orderId: string; paypalOrderId: string; totalCents: number }) }
  await paypalOf(demo).approve(started.paypalOrderId, { email })
  const told = await buyer.settled({ ...started, checkoutKey: buyer.checkoutKey })
  expect(told).toMatchObject({ status: 'paid' })
  const [card] = await demo.rows('gift_cards', `order_id=eq.${started.orderId}`)
  return { ...started, buyer, email, card, told }
}

/** The code in the newest mail to this address, as it is written there. */
export async function codeMailedTo(demo: Demo, email: string): Promise<string> {
  let code = ''
  await eventually(async () => {
    for (const { text } of await mailboxOf(demo, email))
      code ||= /OCO(?:-[2-9A-Z]{4}){4}/.exec(text)?.[0] ?? ''
    return code
  }).not.toBe('')
  return code
}

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { newBuyer } from './buyer'
import type { Demo } from './demo'
import { paypalOf } from './demo-paypal'
import type { TestShopper } from './shopper'

type Bought = { orderId: string; ref: string; code: string }

/** An order of one B12, paid by a guest as its payer's address says. */
export async function guestOrder(demo: Demo, email = `payer-${randomUUID()}@example.com`): Promise<Bought> {
  const buyer = newBuyer(demo)
  const started = await buyer.start({ productId: 'injection-b12', quantity: 1 })
  await paypalOf(demo).approve(started.paypalOrderId, { email })
  expect((await buyer.settled(started)).status).toBe('paid')
  const [order] = await demo.rows('orders', `id=eq.${started.orderId}`)
  return {
    orderId: started.orderId,
    ref: started.orderId.slice(0, 8),
    code: String(order?.access_token).slice(0, 13),
  }
}

/** The same in this shopper's account. */
export async function ownOrder(demo: Demo, shopper: TestShopper): Promise<Bought> {
  const bought = await guestOrder(demo, shopper.email)
  await demo.change('orders', `id=eq.${bought.orderId}`, { user_id: shopper.id })
  return bought
}

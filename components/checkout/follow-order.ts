import { forgetOrder, readRecord } from '@/lib/shop/checkout/browser/record'
import { askOrder } from '@/lib/shop/checkout/browser/requests'
import { kindOf } from '@/lib/shop/checkout/shared'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'

/** Seconds between the questions; the last one repeats. */
const pauses = [1, 2, 3, 5, 8, 13, 21, 30]

let followed: string | undefined

/** Asks about an unclear order, ever more slowly, and tells the first state that is clear. One order at a time. */
export async function followOrder(
  orderId: string,
  key: string,
  tell: (order: OrderState) => void,
): Promise<void> {
  if (followed === orderId) return
  followed = orderId
  for (let asked = 0; followed === orderId; asked += 1) {
    const seconds = pauses[Math.min(asked, pauses.length - 1)] ?? 30
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    const order = followed === orderId ? await askOrder(orderId, key) : null
    if (followed !== orderId || !order || order === 'unknown' || order.status === 'confirming') continue
    followed = undefined
    tell(order)
  }
}

export function stopFollowing(): void {
  followed = undefined
}

/**
 * The order a shopper left behind, at PayPal or without an answer, if something became of it meanwhile; null where
 * nothing did.
 */
export async function askUnfinished(): Promise<OrderState | null> {
  const { key, orderId } = readRecord() ?? {}
  if (!key || orderId === undefined) return null
  const order = await askOrder(orderId, key)
  if (order === 'unknown' || (order && kindOf(order) === 'over')) forgetOrder()
  return order && order !== 'unknown' && ['settled', 'unclear'].includes(kindOf(order)) ? order : null
}

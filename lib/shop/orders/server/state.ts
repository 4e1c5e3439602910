import 'server-only'
import { z } from 'zod'
import { serviceClient } from '@/lib/platform/db/server/database'
import { centsFromDollars } from '@/lib/platform/shared/money'
import {
  type OrderReason,
  type OrderState,
  reasonOf,
  type Shortage,
  sentenceFor,
} from '@/lib/shop/orders/shared/order-state'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import { readOrderedGifts } from './ordered-gifts'

/**
 * What this shopper may see of the order, or of the one of this key where the id is null; null when there is none or
 * the key is another's. Throws when the database fails.
 */
export async function readOrderState(
  orderId: string | null,
  checkoutKey: string,
): Promise<OrderState | null> {
  const ofKey = serviceClient()
    .from('orders')
    .select(
      `id, status, total_amount, access_token, user_id, payment_attempts (seq, status, problem, shortage), order_items (is_exam_required),
      gift_card_uses (amount)`,
    )
    .eq('checkout_key', checkoutKey)
  const { data, error } = await (orderId === null ? ofKey : ofKey.eq('id', orderId))
    .order('seq', { referencedTable: 'payment_attempts', ascending: false })
    .maybeSingle()
  if (error) throw new Error(`The order could not be read: ${error.message}`)
  if (!data) return null
  const gifts = await readOrderedGifts(data.id)
  const [latest] = data.payment_attempts
  const isConfirming = data.status === 'pending' && latest?.status === 'capturing'
  const status = isConfirming ? 'confirming' : data.status
  const hasMoney = !['pending', 'confirming', 'cancelled', 'expired'].includes(status)
  const reason = ['pending', 'cancelled'].includes(status) ? reasonOf(latest?.problem ?? null) : undefined
  return {
    ...stateOf(data.id, status, reason, readShortage(latest?.shortage ?? null)),
    totalCents: centsFromDollars(data.total_amount),
    giftCents: centsFromDollars(data.gift_card_uses?.amount ?? 0),
    gifts: gifts.map(({ title, valueCents, recipientName, deliverOn, status }) => ({
      title,
      valueCents,
      recipientName,
      deliverOn,
      status,
    })),
    ...(hasMoney && data.user_id === null && { accessToken: data.access_token }),
    isGuest: data.user_id === null,
    ...(data.order_items.some(({ is_exam_required }) => is_exam_required) && { needsExam: true }),
  }
}

/** The same order, told as not known yet: somebody is asking PayPal. */
export const asConfirming = ({ orderId, totalCents, giftCents, gifts, isGuest }: OrderState): OrderState => ({
  ...stateOf(orderId, 'confirming', undefined),
  totalCents,
  giftCents,
  gifts,
  isGuest,
})

/** The same order, told as unpaid because the payment that came was for an earlier cart. */
export const asSuperseded = ({ orderId, totalCents, giftCents, gifts, isGuest }: OrderState): OrderState => ({
  ...stateOf(orderId, 'pending', 'superseded'),
  totalCents,
  giftCents,
  gifts,
  isGuest,
})

/** What `shortage_of` wrote down with the attempt. */
const shortage = z.array(
  z
    .object({ name: z.string(), left: z.number(), is_held: z.boolean() })
    .transform(({ name, left, is_held }): Shortage => ({ name, left, isHeld: is_held })),
)
const readShortage = (written: unknown): Shortage[] => (written === null ? [] : shortage.parse(written))

function stateOf(
  orderId: string,
  status: OrderState['status'],
  reason: OrderReason | undefined,
  short: Shortage[] = [],
) {
  const message = sentenceFor(status, reason, short)
  return { orderId, ref: orderRef(orderId), status, ...(reason && { reason }), ...(message && { message }) }
}

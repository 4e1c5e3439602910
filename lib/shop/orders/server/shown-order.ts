import 'server-only'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { serviceClient } from '@/lib/platform/db/server/service'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import { giftItems } from './gift-items'
import { readOrderedGifts } from './ordered-gifts'
import type { OwnOrder } from './own-order'
import { readRefundsToCard } from './refund-to-card'

/** An order as its buyer sees it, and whose account it is in. */
export type ShownOrder = OwnOrder & { userId: string | null }

const fields = `id, user_id, email, is_email_known, total_amount, status, created_at, paid_at, fulfilled_at,
  order_items (name, quantity, price, is_exam_required), exam_checks (ticked_at),
  gift_card_uses (amount, state), refund_requests (amount, status, paypal_refund_id, created_at),
  payment_attempts (status, payment_captures (refunds (amount, status, created_at)))` as const

/** The order with this id, for who has proved that it is theirs; null when there is none. Throws when the database fails. */
export async function readShownOrder(id: string): Promise<ShownOrder | null> {
  const { data, error } = await serviceClient().from('orders').select(fields).eq('id', id).maybeSingle()
  if (error) throw new Error(`An order could not be read: ${error.message}`)
  if (!data) return null
  const [gifts, toCard] = await Promise.all([readOrderedGifts(id), readRefundsToCard(id)])
  const isConfirming =
    data.status === 'pending' && data.payment_attempts.some(({ status }) => status === 'capturing')
  const told = data.payment_attempts.flatMap(({ payment_captures }) =>
    payment_captures.flatMap(({ refunds }) => refunds),
  )
  const begun = data.refund_requests
    .filter(({ status, paypal_refund_id }) => status === 'under_way' && !paypal_refund_id)
    .map(({ amount, created_at }) => ({ amount, created_at, status: 'PENDING' }))
  return {
    id: data.id,
    userId: data.user_id,
    ref: orderRef(data.id),
    state: isConfirming ? 'confirming' : data.status,
    email: data.is_email_known ? data.email : null,
    totalCents: centsFromDollars(data.total_amount),
    createdAt: isoMoment(data.created_at),
    paidAt: isoMoment(data.paid_at),
    giftCents: data.gift_card_uses?.state === 'taken' ? centsFromDollars(data.gift_card_uses.amount) : 0,
    items: [
      ...data.order_items.map(({ name, quantity, price }) => ({
        id: name,
        name,
        quantity,
        cents: centsFromDollars(price) * quantity,
      })),
      ...giftItems(gifts),
    ],
    isGift: data.order_items.length === 0,
    refunds: [...told, ...begun, ...toCard]
      .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
      .map(({ amount, status, created_at }) => ({
        cents: centsFromDollars(amount),
        at: isoMoment(created_at),
        isDone: status === 'COMPLETED',
      }))
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    waitsForExam:
      data.status !== 'refunded' &&
      !data.fulfilled_at &&
      !data.exam_checks &&
      data.order_items.some(({ is_exam_required }) => is_exam_required),
  }
}

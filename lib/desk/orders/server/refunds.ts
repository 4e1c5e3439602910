import type { OrderRefund } from '@/lib/desk/orders/shared'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { refundSentence } from '@/lib/shop/orders/server/refund-model'

type Asked = {
  id: string
  amount: number
  status: 'under_way' | 'done' | 'refused'
  paypal_refund_id: string | null
  problem: string | null
  reason: string
  requested_by: string
  created_at: string
}
type Told = { paypal_refund_id: string; amount: number; status: string; created_at: string }

type ToCard = { id: string; amount: number; by: string | null; note: string | null; created_at: string }

/**
 * The refunds of an order, oldest first: those staff asked for, those PayPal told of that nobody here had asked for, and those to the
 * gift card that paid.
 */
export function orderRefunds(
  asked: Asked[],
  told: Told[],
  toCard: ToCard[],
  nameOf: (email: string) => string,
): OrderRefund[] {
  const ours = new Set(asked.map(({ paypal_refund_id }) => paypal_refund_id))
  const fromStaff = asked.map(
    (one): OrderRefund => ({
      id: one.id,
      cents: centsFromDollars(one.amount),
      status: one.status,
      by: nameOf(one.requested_by),
      reason: one.reason,
      problem: one.problem && refundSentence(one.problem),
      at: isoMoment(one.created_at),
    }),
  )
  const fromPayPal = told
    .filter(({ paypal_refund_id }) => !ours.has(paypal_refund_id))
    .map(
      (one): OrderRefund => ({
        id: one.paypal_refund_id,
        cents: centsFromDollars(one.amount),
        status: statusOf(one.status),
        by: null,
        reason: null,
        problem: statusOf(one.status) === 'refused' ? refundSentence(`REFUND_${one.status}`) : null,
        at: isoMoment(one.created_at),
      }),
    )
  const fromCard = toCard.map(
    ({ id, amount, by, note, created_at }): OrderRefund => ({
      id,
      cents: centsFromDollars(amount),
      status: 'done',
      by: by && nameOf(by),
      reason: note,
      problem: null,
      at: isoMoment(created_at),
    }),
  )
  return [...fromStaff, ...fromPayPal, ...fromCard].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
}

/** PayPal's word for a refund in ours. */
const statusOf = (told: string): OrderRefund['status'] =>
  told === 'COMPLETED' ? 'done' : told === 'PENDING' ? 'under_way' : 'refused'

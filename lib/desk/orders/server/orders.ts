import 'server-only'
import type { OrderDetail, OrderRefund, OrderRow, OrdersQuery } from '@/lib/desk/orders/shared'
import { listWaitingRefunds } from '@/lib/desk/refunds/server/confirm'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { formatExactCents } from '@/lib/platform/shared/money'
import { recordLook } from '@/lib/platform/staff-session/server/handle'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { attentionSentence } from '@/lib/shop/orders/server/order-words'
import { readOrder } from '@/lib/shop/orders/server/read-order'
import { refundSentence } from '@/lib/shop/orders/server/refund'
import { type OrderFor, orderBasics } from '@/lib/shop/orders/shared/order'

/** A page of orders, what needs a person first; `next` is null on the last page. Throws when the database fails. */
export async function listOrders(query: OrdersQuery) {
  const { listed, next } = await listForDesk(query)
  return { items: listed.map(orderRow), next, now: now().toISOString() }
}

/** The same page with all that the list knows. */
export async function listForDesk({ status, search, after, limit }: OrdersQuery) {
  const [rank, id] = after?.split('~') ?? []
  const data = await callDatabase('list_orders', 'The orders could not be read', {
    p_status: status ?? null,
    p_search: search.replace(/^#/, ''),
    p_after_rank: (rank ?? null) as unknown as number,
    p_after_id: id ?? null,
    p_limit: limit,
    p_now: now().toISOString(),
  })
  const last = data.length === limit ? data.at(-1) : undefined
  // Search, order and figures of a page are the database's work; the order's own columns are read as everywhere.
  const listed = data.map((row) => ({
    ...orderBasics(row),
    buyerName: row.buyer_name,
    units: row.units,
    waitsForExam: row.waits_for_exam,
    isRefundUnderWay: row.is_refund_under_way,
    paypalOrders: row.paypal_orders,
    paypalPayments: row.paypal_payments,
  }))
  return { listed, next: last ? `${last.rank}~${last.id}` : null }
}

/**
 * An order with what was bought, paid and given back, and the record that this person looked at it; null when there
 * is none.
 */
export async function readForDesk(id: string, staff: Staff): Promise<OrderDetail | null> {
  const failure = 'The order could not be read'
  const [order, payments, people, buyerName, waitingRefunds] = await Promise.all([
    readOrder(id, { for: 'staff' }),
    callDatabase('order_payments', failure, { p_order_id: id }),
    dataOf(serviceClient().from('staff').select('email, name'), failure),
    callDatabase('buyer_name', failure, { p_order_id: id }),
    listWaitingRefunds(staff, id),
  ])
  if (!order) return null
  await recordLook(staff, 'order.read', `order:${id}`)
  const nameOf = (email: string) => people.find((one) => one.email === email)?.name ?? email
  const { ref: _ref, refundLog, exam, fulfilled, ...seen } = order
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...seen,
    ...orderRow({ ...order, buyerName, units }),
    payments: payments.map(({ capture_id, cents, refundable_cents, created_at }) => ({
      captureId: capture_id,
      cents,
      refundableCents: refundable_cents,
      at: isoMoment(created_at),
    })),
    refunds: refundLog.map(
      (refund): OrderRefund => ({
        ...refund,
        by: refund.by && nameOf(refund.by),
        problem: refund.problem && refundSentence(refund.problem),
      }),
    ),
    waitingRefunds,
    exam: exam && { ...exam, by: nameOf(exam.by) },
    fulfilled: fulfilled && { ...fulfilled, by: nameOf(fulfilled.by) },
    now: now().toISOString(),
  }
}

type Listed = Pick<
  OrderFor<'staff'>,
  | 'id'
  | 'ref'
  | 'status'
  | 'email'
  | 'totalCents'
  | 'discountCents'
  | 'travelCents'
  | 'visitArea'
  | 'visitZip'
  | 'phone'
  | 'timeChosenAt'
  | 'createdAt'
  | 'paidAt'
  | 'waitsForExam'
  | 'attention'
  | 'isRefundUnderWay'
> & { buyerName: string | null; units: number }

const orderRow = (order: Listed): OrderRow => ({
  id: order.id,
  reference: order.ref,
  email: order.email,
  buyerName: order.buyerName,
  totalCents: order.totalCents,
  visit: visitLine(order),
  lacksTime: lacksTime(order),
  units: order.units ?? 0,
  status: order.status,
  attention: order.status === 'needs_attention' ? attentionSentence(order.attention) : null,
  waitsForExam: order.waitsForExam && ['paid', 'partially_refunded'].includes(order.status),
  isRefundUnderWay: order.isRefundUnderWay,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
})

const visitLine = ({ visitArea, visitZip, phone, travelCents }: Listed): string => {
  const fee = travelCents > 0 && `${formatExactCents(travelCents)} travel fee`
  return [visitArea && [visitArea, visitZip].filter(Boolean).join(' '), phone, fee]
    .filter(Boolean)
    .join(' · ')
}

const dayMs = 24 * 3_600_000

/** Paid for a day, and nobody knows of a time for its visit. */
const lacksTime = ({ status, visitArea, timeChosenAt, paidAt }: Listed): boolean =>
  ['paid', 'partially_refunded'].includes(status) &&
  visitArea !== null &&
  timeChosenAt === null &&
  paidAt !== null &&
  now().getTime() - Date.parse(paidAt) > dayMs

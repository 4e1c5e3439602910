import 'server-only'
import type {
  OrderDetail,
  OrderRefund,
  OrderRow,
  OrdersQuery,
  StoredOrderStatus,
} from '@/lib/desk/orders/shared'
import { callDatabase, dataOf, isoMoment, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { recordLook } from '@/lib/platform/staff-session/server/handle'
import type { Staff } from '@/lib/platform/staff-session/shared/permissions'
import { attentionSentence } from '@/lib/shop/orders/server/attention'
import { giftItems, readOrderedGifts } from '@/lib/shop/orders/server/ordered-gifts'
import { readRefundsToCard, refundSentence } from '@/lib/shop/orders/server/refund'
import { orderRef } from '@/lib/shop/orders/shared/reference'

/** A page of orders, what needs a person first; `next` is null on the last page. Throws when the database fails. */
export async function listOrders(query: OrdersQuery) {
  const { stored, next } = await listStoredOrders(query)
  return { items: stored.map(orderRow), next, now: now().toISOString() }
}

/** The same page as the database has it. */
export async function listStoredOrders({ status, search, after, limit }: OrdersQuery) {
  const [rank, id] = after?.split('~') ?? []
  const data = await callDatabase('list_orders', 'The orders could not be read', {
    p_status: status ?? null,
    p_search: search.replace(/^#/, ''),
    p_after_rank: (rank ?? null) as unknown as number,
    p_after_id: id ?? null,
    p_limit: limit,
  })
  const last = data.length === limit ? data.at(-1) : undefined
  return { stored: data, next: last ? `${last.rank}~${last.id}` : null }
}

/**
 * An order with what was bought, paid and given back, and the record that this person looked at it; null when there
 * is none.
 */
export async function readOrder(id: string, staff: Staff): Promise<OrderDetail | null> {
  const database = serviceClient()
  const failure = 'The order could not be read'
  const [order, payments, people, gifts, toCard, buyer] = await Promise.all([
    dataOf(database.from('orders').select(detailFields).eq('id', id).maybeSingle(), failure),
    callDatabase('order_payments', failure, { p_order_id: id }),
    dataOf(database.from('staff').select('email, name'), failure),
    readOrderedGifts(id),
    readRefundsToCard(id),
    callDatabase('buyer_name', failure, { p_order_id: id }),
  ])
  if (!order) return null
  await recordLook(staff, 'order.read', `order:${id}`)
  const {
    order_items: bought,
    exam_checks: exam,
    refund_requests: asked,
    gift_card_uses: used,
    ...stored
  } = order
  const nameOf = (email: string) => people.find((one) => one.email === email)?.name ?? email
  const told = stored.payment_attempts.flatMap(({ payment_captures }) =>
    payment_captures.flatMap(({ refunds }) => refunds),
  )
  const needsExam = bought.some(({ is_exam_required }) => is_exam_required)
  return {
    ...orderRow({
      ...stored,
      buyer_name: buyer,
      units: bought.reduce((sum, { quantity }) => sum + quantity, gifts.length),
      waits_for_exam: needsExam && !exam && !stored.fulfilled_at,
      is_refund_under_way: asked.some(({ status }) => status === 'under_way'),
    }),
    items: [
      ...bought.map(({ name, quantity, price, is_exam_required }) => ({
        id: name,
        name,
        quantity,
        cents: centsFromDollars(price) * quantity,
        needsExam: is_exam_required,
      })),
      ...giftItems(gifts).map((item) => ({ ...item, needsExam: false })),
    ],
    giftCents: used?.state === 'taken' ? centsFromDollars(used.amount) : 0,
    payments: payments.map(({ capture_id, cents, refundable_cents, created_at }) => ({
      captureId: capture_id,
      cents,
      refundableCents: refundable_cents,
      at: isoMoment(created_at),
    })),
    paypalOrders: stored.payment_attempts.flatMap(({ paypal_order_id, payment_captures }) =>
      paypal_order_id && payment_captures.length > 0 ? paypal_order_id : [],
    ),
    refunds: orderRefunds(asked, told, toCard, nameOf),
    exam: exam && { by: nameOf(exam.ticked_by), at: isoMoment(exam.ticked_at) },
    fulfilled: stored.fulfilled_at
      ? { by: nameOf(stored.fulfilled_by ?? ''), at: isoMoment(stored.fulfilled_at) }
      : null,
    now: now().toISOString(),
  }
}

const detailFields =
  `*, order_items (name, quantity, price, is_exam_required), exam_checks (ticked_by, ticked_at),
  refund_requests (id, amount, status, paypal_refund_id, problem, reason, requested_by, created_at),
  gift_card_uses (amount, state), payment_attempts (paypal_order_id, payment_captures (refunds (paypal_refund_id, amount, status, created_at)))` as const

type Stored = {
  id: string
  email: string
  is_email_known: boolean
  buyer_name: string | null
  total_amount: number
  status: StoredOrderStatus
  attention: string | null
  created_at: string
  paid_at: string | null
  units: number
  waits_for_exam: boolean
  is_refund_under_way: boolean
}

const orderRow = (order: Stored): OrderRow => ({
  id: order.id,
  reference: orderRef(order.id),
  email: order.is_email_known ? order.email : null,
  buyerName: order.buyer_name,
  totalCents: centsFromDollars(order.total_amount),
  units: order.units ?? 0,
  status: order.status,
  attention: order.status === 'needs_attention' ? attentionSentence(order.attention) : null,
  waitsForExam: order.waits_for_exam && ['paid', 'partially_refunded'].includes(order.status),
  isRefundUnderWay: order.is_refund_under_way,
  createdAt: isoMoment(order.created_at),
  paidAt: isoMoment(order.paid_at),
})

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
 * The refunds of an order, oldest first: those staff asked for, those PayPal told of that nobody here had asked for,
 * and those to the gift card that paid.
 */
function orderRefunds(
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

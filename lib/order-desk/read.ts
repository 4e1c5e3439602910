import 'server-only'
import { now } from '@/lib/clock'
import { isoMoment } from '@/lib/db/iso-moment'
import { serviceClient } from '@/lib/db/service'
import { centsFromDollars } from '@/lib/money'
import { attentionSentence } from '@/lib/orders/attention'
import { orderRef } from '@/lib/orders/reference'
import type { Staff } from '@/lib/staff/model'
import { recordLook } from '@/lib/staff/record-look'
import type { OrderDetail, OrderRow, OrdersQuery, StoredOrderStatus } from './model'

/** A page of orders, what needs a person first; `next` is null on the last page. Throws when the database fails. */
export async function listOrders({ status, search, after, limit }: OrdersQuery) {
  const [rank, id] = after?.split('~') ?? []
  const { data, error } = await serviceClient().rpc('list_orders', {
    p_status: (status ?? null) as 'paid',
    p_search: search.replace(/^#/, ''),
    p_after_rank: (rank ?? null) as unknown as number,
    p_after_id: (id ?? null) as string,
    p_limit: limit,
  })
  if (error) throw new Error(`The orders could not be read: ${error.message}`)
  const last = data.length === limit ? data.at(-1) : undefined
  return {
    items: data.map((order) => orderRow(order, order.units ?? 0)),
    next: last ? `${last.rank}~${last.id}` : null,
    now: now().toISOString(),
  }
}

/** An order with what was bought, and the record that this person looked at it; null when there is none. */
export async function readOrder(id: string, staff: Staff): Promise<OrderDetail | null> {
  const database = serviceClient()
  const [order, people] = await Promise.all([
    database
      .from('orders')
      .select('*, order_items (name, quantity, price), exam_checks (ticked_by, ticked_at)')
      .eq('id', id)
      .maybeSingle(),
    database.from('staff').select('email, name'),
  ])
  const failure = order.error ?? people.error
  if (failure) throw new Error(`The order could not be read: ${failure.message}`)
  if (!order.data) return null
  await recordLook(staff, 'order.read', `order:${id}`)
  const { order_items: bought, exam_checks: exam, ...stored } = order.data
  const units = bought.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...orderRow(stored, units),
    items: bought.map(({ name, quantity, price }) => ({
      name,
      quantity,
      cents: centsFromDollars(price) * quantity,
    })),
    paypalPaymentId: stored.paypal_payment_id,
    exam: exam && {
      by: people.data?.find(({ email }) => email === exam.ticked_by)?.name ?? exam.ticked_by,
      at: isoMoment(exam.ticked_at),
    },
    now: now().toISOString(),
  }
}

type Stored = {
  id: string
  email: string
  is_email_known: boolean
  total_amount: number
  status: StoredOrderStatus
  attention: string | null
  created_at: string
  paid_at: string | null
}

const orderRow = (order: Stored, units: number): OrderRow => ({
  id: order.id,
  reference: orderRef(order.id),
  email: order.is_email_known ? order.email : null,
  totalCents: centsFromDollars(order.total_amount),
  units,
  status: order.status,
  attention: order.status === 'needs_attention' ? attentionSentence(order.attention) : null,
  createdAt: isoMoment(order.created_at),
  paidAt: isoMoment(order.paid_at),
})

import 'server-only'
import { type OrdersFilter, orderStatuses } from '@/lib/desk/orders/shared'
import { clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerUnknown } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { dollarsText } from '@/lib/platform/shared/money'
import { answerCsv, type Cell } from '@/lib/platform/staff-session/server/csv'

import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { listForDesk } from './orders'

/**
 * Marks an order as given to its buyer, or takes that back. Refuses while it is not paid, waits for an exam, or its
 * units are in no lot that may be given.
 */
export async function answerFulfilment(id: string, isDone: boolean, staff: Staff): Promise<Response> {
  const data = await callDatabase('fulfil_order', 'The order could not be changed', {
    p_order_id: id,
    p_actor: staff.email,
    p_is_done: isDone,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/** Notes that the time of an order's visit is chosen, or takes that back. Refuses where no visit is paid for. */
export async function answerTime(id: string, isChosen: boolean, staff: Staff): Promise<Response> {
  const data = await callDatabase('mark_time', 'The order could not be changed', {
    p_order_id: id,
    p_actor: staff.email,
    p_is_chosen: isChosen,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/** A person has looked at an order that needed one: it has the state its money gives it again. */
export async function answerSettled(id: string, staff: Staff): Promise<Response> {
  const data = await callDatabase('settle_attention', 'The order could not be settled', {
    p_order_id: id,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

function answerOutcome(data: unknown): Response {
  const { outcome, missing = [] } = data as { outcome: string; missing?: Missing[] }
  if (outcome === 'unknown') return answerUnknown()
  if (outcome === 'not_paid')
    return answerProblem(409, 'not_paid', 'Only an order that is paid can be marked.')
  if (outcome === 'needs_exam')
    return answerProblem(409, 'needs_exam', 'A clinician has to sign off on the Good Faith Exam first.')
  if (outcome === 'no_units')
    return answerProblem(
      409,
      'no_units',
      `${missingSentence(missing)} Please receive or correct the stock first.`,
    )
  return answerJson(200, { outcome })
}

type Missing = { name: string; left: number }

const missingSentence = (missing: Missing[]) =>
  `Not enough is in stock: ${missing.map(({ name, left }) => `${left} of ${name}`).join(', ')}.`

const atOnce = 200
/** More than that is no table for a spreadsheet. */
const most = 10_000

type Listed = Awaited<ReturnType<typeof listForDesk>>['listed'][number]

/**
 * The orders of a list as a table; who took them away is recorded. Throws when the database fails: then nobody gets
 * it.
 */
export async function answerOrdersCsv(filter: OrdersFilter, staff: Staff): Promise<Response> {
  const orders: Listed[] = []
  for (let after: string | undefined; orders.length < most; ) {
    const page = await listForDesk({ ...filter, limit: atOnce, ...(after && { after }) })
    orders.push(...page.listed)
    if (!page.next) break
    after = page.next
  }
  await callDatabase('audit', 'The export could not be recorded', {
    p_actor: staff.email,
    p_action: 'order.exported',
    p_subject: 'orders',
    p_detail: { status: filter.status ?? null, count: orders.length },
    p_now: now().toISOString(),
  })
  return answerCsv(`orders-${clinicStamp(now()).slice(0, 10)}`, columns, orders.map(cellsOf))
}

const columns = [
  'Order',
  'Status',
  'Buyer',
  'Email',
  'Ordered',
  'Paid',
  'Fulfilled',
  'Units',
  'Total',
  'Discount',
  'Travel fee',
  'Area',
  'ZIP code',
  'Phone',
  'PayPal order',
  'PayPal payment',
]

const cellsOf = (order: Listed): Cell[] => [
  order.ref,
  orderStatuses[order.status],
  order.buyerName,
  order.email,
  stamp(order.createdAt),
  stamp(order.paidAt),
  stamp(order.fulfilledAt),
  order.units,
  dollarsText(order.totalCents),
  dollarsText(order.discountCents),
  dollarsText(order.travelCents),
  order.visitArea,
  order.visitZip,
  order.phone,
  order.paypalOrders.join(' '),
  order.paypalPayments.join(' '),
]

const stamp = (at: string | null) => (at ? clinicStamp(new Date(at)) : null)

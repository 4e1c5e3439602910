import 'server-only'
import { type OrdersFilter, orderStatuses } from '@/lib/desk/orders/shared'
import { clinicStamp } from '@/lib/platform/clinic-time/shared/model'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { answerCsv } from '@/lib/platform/staff-session/server/answer-csv'
import type { Cell } from '@/lib/platform/staff-session/server/csv'
import type { Staff } from '@/lib/platform/staff-session/shared/model'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import { listStoredOrders } from './read'

const atOnce = 200
/** More than that is no table for a spreadsheet. */
const most = 10_000

type Stored = Awaited<ReturnType<typeof listStoredOrders>>['stored'][number]

/** The orders of a list as a table; who took them away is recorded. Throws when the database fails: then nobody gets it. */
export async function answerOrdersCsv(filter: OrdersFilter, staff: Staff): Promise<Response> {
  const stored: Stored[] = []
  for (let after: string | undefined; stored.length < most; ) {
    const page = await listStoredOrders({ ...filter, limit: atOnce, ...(after && { after }) })
    stored.push(...page.stored)
    if (!page.next) break
    after = page.next
  }
  const { error } = await serviceClient().rpc('audit', {
    p_actor: staff.email,
    p_action: 'order.exported',
    p_subject: 'orders',
    p_detail: { status: filter.status ?? null, count: stored.length },
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The export could not be recorded: ${error.message}`)
  return answerCsv(`orders-${clinicStamp(now()).slice(0, 10)}`, columns, stored.map(cellsOf))
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
  'PayPal order',
  'PayPal payment',
]

const cellsOf = (row: Stored): Cell[] => [
  orderRef(row.id),
  orderStatuses[row.status],
  row.buyer_name,
  row.is_email_known ? row.email : null,
  stamp(row.created_at),
  stamp(row.paid_at),
  stamp(row.fulfilled_at),
  row.units,
  row.total_amount.toFixed(2),
  row.paypal_orders.join(' '),
  row.paypal_payments.join(' '),
]

const stamp = (at: string | null) => (at ? clinicStamp(new Date(isoMoment(at))) : null)

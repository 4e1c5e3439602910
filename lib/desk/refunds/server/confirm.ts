import 'server-only'
import type { WaitingRefund, WaitingRefunds } from '@/lib/desk/refunds/shared'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerUnknown } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { rolesWith } from '@/lib/platform/staff-session/shared/permissions'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { answerRefundAsked } from '@/lib/shop/orders/server/refund'
import { orderRef } from '@/lib/shop/orders/shared/reference'

/** Refunds that wait for a second person, the oldest first; of one order or all. Throws when the database fails. */
export async function listWaitingRefunds({ email }: Staff, orderId?: string): Promise<WaitingRefund[]> {
  const failure = 'The refunds that wait could not be read'
  const database = serviceClient()
  let waiting = database
    .from('refund_confirmations')
    .select('id, order_id, amount, reason, requested_by, created_at')
    .eq('status', 'waiting')
    .order('created_at')
    .limit(200)
  if (orderId) waiting = waiting.eq('order_id', orderId)
  const [found, people] = await Promise.all([
    dataOf(waiting, failure),
    dataOf(database.from('staff').select('email, name'), failure),
  ])
  return found.map(({ id, order_id, amount, reason, requested_by, created_at }) => ({
    id,
    orderId: order_id,
    orderRef: orderRef(order_id),
    cents: centsFromDollars(amount),
    reason,
    by: people.find((one) => one.email === requested_by)?.name ?? requested_by,
    isYours: requested_by === email,
    at: isoMoment(created_at),
  }))
}

/** The same with the amount above which a refund waits. Throws when the database fails. */
export async function readWaitingRefunds(staff: Staff): Promise<WaitingRefunds> {
  const [items, rules] = await Promise.all([
    listWaitingRefunds(staff),
    dataOf(
      serviceClient().from('desk_rules').select('confirm_above').maybeSingle(),
      'The rules of the desk could not be read',
    ),
  ])
  const above = rules?.confirm_above ?? null
  return {
    items,
    confirmAboveCents: above === null ? null : centsFromDollars(above),
    now: now().toISOString(),
  }
}

/** How many wait. Throws when the database fails. */
export async function countWaitingRefunds(): Promise<number> {
  const { count, error } = await serviceClient()
    .from('refund_confirmations')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'waiting')
  if (error || count === null)
    throw new Error(`The refunds that wait could not be counted: ${error?.message}`)
  return count
}

/**
 * A second person confirms a refund, and the money goes back. Whoever asked for it is refused, and of two at once one
 * is. Throws when the database fails.
 */
export async function answerConfirmed(id: string, staff: Staff): Promise<Response> {
  const data = await callDatabase('confirm_refund', 'A refund could not be confirmed', {
    p_id: id,
    p_actor: staff.email,
    p_roles: [...rolesWith('orders.refund')],
    p_now: now().toISOString(),
  })
  const { outcome, refund_id: refundId } = data as { outcome: string; refund_id?: string | null }
  deliverMailsSoon()
  if (outcome === 'confirmed')
    return refundId ? answerRefundAsked(refundId) : answerJson(200, { outcome: 'done' })
  if (outcome === 'own')
    return answerProblem(409, outcome, 'You asked for this refund, so somebody else has to confirm it.')
  if (outcome === 'void')
    return answerProblem(
      409,
      outcome,
      'Something has changed since this was asked for, so nothing was given back. Please look at the order again.',
    )
  return answerDecided(outcome)
}

/** Somebody says no to a refund, or takes their own back. Throws when the database fails. */
export async function answerRejected(id: string, staff: Staff): Promise<Response> {
  const data = await callDatabase('reject_refund', 'A refund could not be rejected', {
    p_id: id,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  const { outcome } = data as { outcome: string }
  return outcome === 'done' ? answerJson(200, { outcome }) : answerDecided(outcome)
}

const answerDecided = (outcome: string): Response =>
  outcome === 'decided'
    ? answerProblem(409, outcome, 'This has already been decided. The order shows how.')
    : answerUnknown()

/** Sets above how much a refund takes a second person. Throws when the database fails. */
export async function answerRefundLimit(
  { cents }: { cents: number | null },
  staff: Staff,
): Promise<Response> {
  const data = await callDatabase('set_confirm_above', 'The rules of the desk could not be changed', {
    p_cents: cents,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  const { outcome } = data as { outcome: string }
  if (outcome === 'not_owner')
    return answerProblem(403, 'forbidden', 'You are no longer an owner. Nothing was changed.')
  return answerJson(200, { outcome })
}

import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import {
  type CaptureAnswer,
  capturesOf,
  centsOfPayPal,
  type OrderAnswer,
  type Payer,
  payerOf,
} from '@/lib/shop/payments/server/model'
import { holdMinutes } from './hold'
import type { Lease } from './lease'

type Postponed = {
  status: 'created' | 'capturing'
  seconds: number
  problem: string | null
  isDeclined?: boolean
}

const timeNow = () => now().toISOString()

/** Gives the lease back; the attempt is looked at again after so many seconds. */
export async function postponeAttempt(attempt: Lease, to: Postponed): Promise<void> {
  const { error } = await serviceClient().rpc('postpone_attempt', {
    p_attempt_id: attempt.attemptId,
    p_lease_id: attempt.leaseId,
    p_status: to.status,
    p_seconds: to.seconds,
    p_problem: to.problem as string,
    p_is_declined: to.isDeclined ?? false,
    p_now: timeNow(),
  })
  if (error) throw new Error(`The attempt could not be given back: ${error.message}`)
}

/** Ends the attempt and its order without money. */
export async function closeAttempt(
  attempt: Lease,
  status: 'failed' | 'expired',
  orderStatus: 'cancelled' | 'expired' | 'needs_attention',
  problem: string,
  email: string | null = null,
): Promise<void> {
  const { error } = await serviceClient().rpc('close_attempt', {
    p_attempt_id: attempt.attemptId,
    p_lease_id: attempt.leaseId,
    p_status: status,
    p_order_status: orderStatus,
    p_problem: problem,
    p_payer_email: email as string,
    p_now: timeNow(),
  })
  if (error) throw new Error(`The attempt could not be closed: ${error.message}`)
}

/** The last look before money moves: false when somebody else has the units now, or somebody else the lease. */
export async function holdUnits(attempt: Lease, leaseSeconds: number): Promise<boolean> {
  const { data, error } = await serviceClient().rpc('secure_stock', {
    p_attempt_id: attempt.attemptId,
    p_lease_id: attempt.leaseId,
    p_seconds: leaseSeconds,
    p_minutes: holdMinutes,
    p_now: timeNow(),
  })
  if (error) throw new Error(`The units could not be held: ${error.message}`)
  return data === true
}

/** Records every capture PayPal tells of this order; each counts once. */
export async function recordCaptures(
  { attemptId }: Pick<Lease, 'attemptId'>,
  order: OrderAnswer,
): Promise<void> {
  for (const capture of capturesOf(order)) await recordCapture(attemptId, capture, payerOf(order))
}

async function noteBuyer(attemptId: string, { name }: Payer): Promise<void> {
  if (!name) return
  const { error } = await serviceClient().rpc('note_buyer', { p_attempt_id: attemptId, p_name: name })
  // The money counts all the same.
  if (error) console.error(`A buyer's name could not be noted: ${error.code}`)
}

/** Records one capture: the one place where an order becomes paid. */
export async function recordCapture(attemptId: string, capture: CaptureAnswer, payer: Payer): Promise<void> {
  await noteBuyer(attemptId, payer)
  const cents = centsOfPayPal(capture.amount.value)
  const { error } = await serviceClient().rpc('record_capture', {
    p_attempt_id: attemptId,
    p_capture: {
      id: capture.id,
      // What was refunded since had been paid first; refunds are recorded by their own ids.
      status: /REFUNDED$/.test(capture.status) ? 'COMPLETED' : capture.status,
      amount_cents: Number.isNaN(cents) ? 0 : cents,
      currency: capture.amount.currency_code,
      raw: capture,
    },
    p_payer_email: payer.email as string,
    p_now: timeNow(),
  })
  if (error) throw new Error(`The capture could not be recorded: ${error.message}`)
}

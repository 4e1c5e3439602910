import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { centsFromText } from '@/lib/platform/shared/money'
import { log } from '@/lib/platform/telemetry/server/log'
import {
  type CaptureAnswer,
  capturesOf,
  type OrderAnswer,
  type Payer,
  payerOf,
} from '@/lib/shop/payments/server/paypal-answers'

type Postponed = {
  status: 'created' | 'capturing'
  seconds: number
  problem: string | null
  isDeclined?: boolean
}

const timeNow = () => now().toISOString()

/** Gives the lease back; the attempt is looked at again after so many seconds. */
export async function postponeAttempt(attempt: Lease, to: Postponed): Promise<void> {
  await callDatabase('postpone_attempt', 'The attempt could not be given back', {
    p_attempt_id: attempt.attemptId,
    p_lease_id: attempt.leaseId,
    p_status: to.status,
    p_seconds: to.seconds,
    p_problem: to.problem,
    p_is_declined: to.isDeclined ?? false,
    p_now: timeNow(),
  })
}

/** Ends the attempt and its order without money. */
export async function closeAttempt(
  attempt: Lease,
  status: 'failed' | 'expired',
  orderStatus: 'cancelled' | 'expired' | 'needs_attention',
  problem: string,
  email: string | null = null,
): Promise<void> {
  await callDatabase('close_attempt', 'The attempt could not be closed', {
    p_attempt_id: attempt.attemptId,
    p_lease_id: attempt.leaseId,
    p_status: status,
    p_order_status: orderStatus,
    p_problem: problem,
    p_payer_email: email,
    p_now: timeNow(),
  })
}

/** Ends an attempt whose shopper wants to pay in another way; one whose money may be moving is left alone. */
export async function dropAttempt(attemptId: string): Promise<void> {
  const attempt = await takeAttempt(attemptId, 60, null)
  if (attempt && !attempt.was_sent) await closeAttempt(attempt, 'failed', 'cancelled', 'OTHER_GATEWAY')
}

/**
 * The last look before money moves: false when somebody else has the units or the money of the gift card now, who pays
 * can't use a code, or somebody else has the lease.
 */
export async function holdUnits(
  attempt: Lease,
  leaseSeconds: number,
  payerEmail: string | null,
): Promise<boolean> {
  const data = await callDatabase('secure_stock', 'The units could not be held', {
    p_attempt_id: attempt.attemptId,
    p_lease_id: attempt.leaseId,
    p_seconds: leaseSeconds,
    p_minutes: holdMinutes,
    p_payer_email: payerEmail,
    p_now: timeNow(),
  })
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
  if (error) log.error('orders', "A buyer's name could not be noted", { code: error.code })
}

/** Records one capture: the one place where an order becomes paid. */
export async function recordCapture(attemptId: string, capture: CaptureAnswer, payer: Payer): Promise<void> {
  await noteBuyer(attemptId, payer)
  const cents = centsFromText(capture.amount.value)
  await callDatabase('record_capture', 'The capture could not be recorded', {
    p_attempt_id: attemptId,
    p_capture: {
      id: capture.id,
      // What was refunded since had been paid first; refunds are recorded by their own ids.
      status: /REFUNDED$/.test(capture.status) ? 'COMPLETED' : capture.status,
      amount_cents: Number.isNaN(cents) ? 0 : cents,
      currency: capture.amount.currency_code,
      raw: capture,
    },
    p_payer_email: payer.email,
    p_now: timeNow(),
  })
}

/**
 * Minutes that units are held open for an order before PayPal's approval (INJ-020): longer than most approvals take.
 */
export const holdMinutes = 10

/** Minutes after its beginning at which an unpaid attempt is looked at (docs/contracts/payments.md A3, step 15). */
const looks = [10, 30, 60, 120, 180, 360]
const minuteMs = 60_000
const longestAttemptMs = 360 * minuteMs

/**
 * Seconds until PayPal is asked again about an attempt that nobody approved yet: by its age, however often it was
 * asked.
 */
export function nextLookSeconds(createdAt: string, now: Date): number {
  const age = (now.getTime() - Date.parse(createdAt)) / minuteMs
  const next = looks.find((minutes) => minutes > age) ?? age + 10
  return Math.ceil((next - age) * 60) + 1
}

/**
 * Seconds until PayPal is asked again about a payment whose outcome nobody knows: soon, and less often as it gets
 * older.
 */
export function nextUnclearSeconds(createdAt: string, now: Date): number {
  const age = (now.getTime() - Date.parse(createdAt)) / minuteMs
  return age < 15 ? 15 : age < 90 ? 60 : 600
}

/** Whether the attempt is over six hours old: PayPal no longer knows its order, nor our request id. */
export const isTooOld = (createdAt: string, now: Date) =>
  now.getTime() - Date.parse(createdAt) > longestAttemptMs

const leased = z.object({
  outcome: z.literal('leased'),
  order_id: z.string(),
  paypal_order_id: z.string(),
  amount_cents: z.number(),
  currency: z.string(),
  capture_try: z.number(),
  may_capture: z.boolean(),
  /** A capture may have reached PayPal and its outcome is not known. */
  was_sent: z.boolean(),
  created_at: z.string(),
})
const answer = z.union([leased, z.object({ outcome: z.enum(['busy', 'not_created', 'done']) })])

/** An attempt that only its holder may move, until the lease ends. */
export type Lease = z.infer<typeof leased> & { attemptId: string; leaseId: string }

/**
 * The attempt, leased for so many seconds; null when somebody works on it or nothing is left to do. The news of an
 * approval is kept either way. Throws when the database fails.
 */
export async function takeAttempt(
  attemptId: string,
  seconds: number,
  approvedAt: Date | null,
): Promise<Lease | null> {
  const leaseId = randomUUID()
  const data = await callDatabase('lease_attempt', 'The attempt could not be taken', {
    p_attempt_id: attemptId,
    p_lease_id: leaseId,
    p_seconds: seconds,
    p_approved_at: approvedAt?.toISOString() ?? null,
    p_now: now().toISOString(),
  })
  const taken = answer.parse(data)
  return taken.outcome === 'leased' ? { ...taken, attemptId, leaseId } : null
}

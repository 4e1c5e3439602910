import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { gatewayOf } from '@/lib/shop/payments/server/gateways'
import { listWebhookEvents } from '@/lib/shop/payments/server/paypal'
import { nobodyTold } from '@/lib/shop/payments/server/paypal-answers'
import { isTooOld, recordCapture } from './attempts'
import { sideBySide } from './compare'
import { takeEvent } from './events'
import { settleAttempt } from './settle'
import { settleRefund } from './settle-refund'
import { ensureGatewayOrder, readAttempt } from './start'

const maxAtOnce = 100
const dayMs = 24 * 3600 * 1000

/**
 * Looks at every attempt that nobody finished (docs/contracts/payments.md A3, step 15) and gives back units whose
 * time is over. One that fails does not keep the others. Throws at the end when some did.
 */
export async function sweepPayments(): Promise<void> {
  const timeNow = now().toISOString()
  await callDatabase('release_lapsed_holds', 'The units could not be given back', { p_now: timeNow })
  const data = await callDatabase('due_attempts', 'The open attempts could not be read', {
    p_now: timeNow,
    p_limit: maxAtOnce,
  })
  const failures = await sideBySide(data, ({ id, status }) => sweepAttempt(id, status))
  deliverMailsSoon()
  if (failures.length > 0) throw new Error(`${failures.length} of ${data.length} payments: ${failures[0]}`)
}

/** Takes the people out of orders that nobody paid within thirty days. Returns how many. Throws when the database fails. */
export const forgetUnpaidBuyers = (): Promise<number> =>
  callDatabase('forget_unpaid_buyers', 'The buyers of unpaid orders could not be taken out', {
    p_guest_email: env.guestEmail,
    p_now: now().toISOString(),
  })

async function sweepAttempt(attemptId: string, status: string): Promise<void> {
  if (status === 'creating') return finishCreating(attemptId)
  if (status === 'in_review') return lookAtReview(attemptId)
  await settleAttempt(attemptId, null)
}

/** An attempt that was cut off around PayPal's create call: the same call again gives the same order. */
async function finishCreating(attemptId: string): Promise<void> {
  const { data, error } = await serviceClient()
    .from('payment_attempts')
    .select('order_id, created_at')
    .eq('id', attemptId)
    .single()
  if (error) throw new Error(`The attempt could not be read: ${error.message}`)
  if (!isTooOld(data.created_at, now())) {
    await ensureGatewayOrder(await readAttempt(data.order_id, attemptId))
    return
  }
  await callDatabase('abandon_attempt', 'The attempt could not be closed', {
    p_attempt_id: attemptId,
    p_problem: 'ABANDONED',
    p_now: now().toISOString(),
  })
}

async function lookAtReview(attemptId: string): Promise<void> {
  const { data, error } = await serviceClient()
    .from('payment_captures')
    .select('paypal_capture_id')
    .eq('attempt_id', attemptId)
    .eq('status', 'PENDING')
  if (error) throw new Error(`The capture could not be read: ${error.message}`)
  for (const { paypal_capture_id: id } of data)
    await recordCapture(attemptId, await gatewayOf(id).readCapture(id), nobodyTold)
}

/**
 * Works through what PayPal says it told us in the last three days: a message that never came is taken in now
 * (docs/contracts/payments.md A3, step 18).
 */
export async function reconcilePayments(): Promise<void> {
  const events = await listWebhookEvents(new Date(now().getTime() - 3 * dayMs), now())
  const failures: string[] = []
  for (const event of events.toReversed())
    await takeEvent(event).catch((error) =>
      failures.push(error instanceof Error ? error.message : String(error)),
    )
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${events.length} messages of PayPal's: ${failures[0]}`)
}

/**
 * Asks PayPal again for every refund whose outcome nobody knows yet. One that fails does not keep the others; throws
 * at the end then.
 */
export async function sweepRefunds(): Promise<void> {
  const data = await callDatabase('due_refunds', 'The open refunds could not be read', {
    p_now: now().toISOString(),
    p_limit: 100,
  })
  const failures = await sideBySide(data, ({ id }) => settleRefund(id, true))
  if (failures.length > 0) throw new Error(`${failures.length} of ${data.length} refunds: ${failures[0]}`)
}

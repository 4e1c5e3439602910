import 'server-only'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { deliverMailsSoon } from '@/lib/mail/outbox'
import { PayPalRefusal } from '@/lib/payments/errors'
import { type CaptureRefusal, meaningOf } from '@/lib/payments/issues'
import { capturesOf, differsFrom, type OrderAnswer } from '@/lib/payments/model'
import { capturePayPalOrder, readPayPalOrder } from '@/lib/payments/paypal'
import { closeAttempt, holdUnits, postponeAttempt, recordCaptures } from './attempts'
import { type Lease, takeAttempt } from './lease'
import { isTooOld, nextLookSeconds } from './schedule'

/** Longer than all calls of one settling together, so that nobody else begins while the first still waits. */
const leaseSeconds = 60
const unclearSeconds = 15

/** Who asks: the buyer's return and PayPal's message follow an approval; the sweep only looks whether there was one. */
export type Trigger = 'approval' | 'sweep'

/**
 * Brings one attempt as far as it goes (contract A3, steps 8 to 12): the only place that takes money. Browser, webhook and
 * sweep all call it, any number of times, at once. What PayPal leaves unclear stays "confirming" and is looked at again.
 * Throws only when the database fails.
 */
export async function settleAttempt(attemptId: string, trigger: Trigger): Promise<void> {
  const attempt = await takeAttempt(attemptId, leaseSeconds, trigger === 'approval')
  if (!attempt) return
  const meaning = await advance(attempt)
  // It was captured already, by a call whose answer was lost: the order says the rest.
  if (meaning === 'look-again') await advance(attempt)
  deliverMailsSoon()
}

async function advance(attempt: Lease): Promise<CaptureRefusal | null> {
  try {
    const order = await readPayPalOrder(attempt.paypal_order_id)
    // After a decline PayPal still says APPROVED: only the news of another approval leads to another capture.
    if (order.status === 'COMPLETED') await recordCaptures(attempt, order)
    else if (order.status === 'APPROVED' && attempt.may_capture) await capture(attempt, order)
    else if (order.status === 'VOIDED' || isTooOld(attempt.created_at, now()))
      await closeAttempt(attempt, 'expired', 'expired', 'EXPIRED')
    else
      await postponeAttempt(attempt, {
        status: 'created',
        seconds: nextLookSeconds(attempt),
        problem: 'NOT_APPROVED',
      })
    return null
  } catch (error) {
    return afterProblem(attempt, error)
  }
}

async function capture(attempt: Lease, order: OrderAnswer): Promise<void> {
  const { order_id: orderId, amount_cents: amountCents, currency } = attempt
  const difference = differsFrom(
    { orderId, amountCents, currency, merchantId: env.paypal?.merchantId },
    order,
  )
  if (difference) {
    console.error(
      `PayPal's order ${order.id} is not the one we asked for (${difference}): it is not captured.`,
    )
    return closeAttempt(attempt, 'failed', 'needs_attention', difference)
  }
  if (!(await holdUnits(attempt, leaseSeconds))) return
  const captured = await capturePayPalOrder(order.id, attempt.attemptId, attempt.capture_try)
  if (capturesOf(captured).length === 0) return postponeAttempt(attempt, unclear)
  // The capture's answer may leave the payer out.
  await recordCaptures(attempt, { ...order, ...captured, payer: captured.payer ?? order.payer })
}

const unclear = { status: 'capturing', seconds: unclearSeconds, problem: null } as const

async function afterProblem(attempt: Lease, error: unknown): Promise<CaptureRefusal | null> {
  if (!(error instanceof PayPalRefusal)) {
    console.error(`Order ${attempt.order_id} waits: ${error instanceof Error ? error.message : error}`)
    await postponeAttempt(attempt, unclear)
    return null
  }
  const meaning = meaningOf(error.issue)
  const again = { status: 'created', seconds: nextLookSeconds(attempt) } as const
  if (meaning === 'declined')
    await postponeAttempt(attempt, { ...again, problem: error.issue, isDeclined: true })
  else if (meaning === 'not-approved') await postponeAttempt(attempt, { ...again, problem: 'NOT_APPROVED' })
  else if (meaning === 'gone') await closeAttempt(attempt, 'expired', 'expired', 'EXPIRED')
  else if (meaning === 'used-up') await closeAttempt(attempt, 'failed', 'cancelled', error.issue)
  else if (meaning !== 'look-again') {
    console.error(error.message)
    await closeAttempt(attempt, 'failed', 'cancelled', `FINAL_${error.issue}`)
  }
  return meaning
}

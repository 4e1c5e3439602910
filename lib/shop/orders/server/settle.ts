import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'
import { PayPalRefusal } from '@/lib/shop/payments/server/ask-paypal'
import { gatewayOf } from '@/lib/shop/payments/server/gateways'
import {
  capturesOf,
  differsFrom,
  meaningOf,
  type OrderAnswer,
  payerEmail,
} from '@/lib/shop/payments/server/paypal-answers'
import {
  closeAttempt,
  holdUnits,
  isTooOld,
  type Lease,
  nextLookSeconds,
  nextUnclearSeconds,
  postponeAttempt,
  recordCaptures,
  takeAttempt,
} from './attempts'

/** Longer than all calls of one settling together, so that nobody else begins while the first still waits. */
const leaseSeconds = 60

/**
 * Brings one attempt as far as it goes (docs/contracts/payments.md A3, steps 8 to 12): the only place that takes
 * money. Browser, webhook and sweep all call it, any number of times, at once. `approvedAt` is when the buyer
 * approved, for those who bring that news. What PayPal leaves unclear stays "confirming" and is looked at again.
 * Throws only when the database fails.
 */
export async function settleAttempt(attemptId: string, approvedAt: Date | null): Promise<void> {
  const attempt = await takeAttempt(attemptId, leaseSeconds, approvedAt)
  if (!attempt) return
  const order = await lookAt(attempt)
  if (order) await advance(attempt, order)
  deliverMailsSoon()
}

/** The order as PayPal has it, or null when it does not tell: that alone never means that no money moved. */
async function lookAt(attempt: Lease): Promise<OrderAnswer | null> {
  try {
    return await gatewayOf(attempt.paypal_order_id).readOrder(attempt.paypal_order_id)
  } catch (error) {
    const isGone = error instanceof PayPalRefusal && meaningOf(error.issue) === 'gone'
    if (isGone && !attempt.was_sent) await closeAttempt(attempt, 'expired', 'expired', 'EXPIRED')
    else await wait(attempt, error)
    return null
  }
}

async function advance(attempt: Lease, order: OrderAnswer): Promise<void> {
  // After a decline PayPal still says APPROVED: only the news of another approval leads to another capture.
  if (order.status === 'COMPLETED') await recordAll(attempt, order)
  else if (order.status === 'APPROVED' && attempt.may_capture) await capture(attempt, order)
  else if (order.status === 'VOIDED' || isTooOld(attempt.created_at, now()))
    await closeAttempt(attempt, 'expired', 'expired', 'EXPIRED')
  else await putBack(attempt, 'NOT_APPROVED')
}

async function capture(attempt: Lease, order: OrderAnswer): Promise<void> {
  const { order_id: orderId, amount_cents: amountCents, currency } = attempt
  const gateway = gatewayOf(attempt.paypal_order_id)
  const merchantId = gateway.merchantId()
  const difference = differsFrom({ orderId, amountCents, currency, merchantId }, order)
  if (difference) {
    log.error('payments', "PayPal's order is not the one we asked for: it is not captured", {
      order: orderId,
      code: difference,
    })
    return closeAttempt(attempt, 'failed', 'needs_attention', `NOT_CAPTURED_${difference}`, payerEmail(order))
  }
  if (!(await holdUnits(attempt, leaseSeconds, payerEmail(order)))) return
  try {
    const captured = await gateway.captureOrder(order.id, attempt.attemptId, attempt.capture_try)
    // The capture's answer may leave the payer out.
    await recordAll(attempt, { ...order, ...captured, payer: captured.payer ?? order.payer })
  } catch (error) {
    await afterRefusal(attempt, error)
  }
}

async function afterRefusal(attempt: Lease, error: unknown): Promise<void> {
  if (!(error instanceof PayPalRefusal)) return wait(attempt, error)
  const meaning = meaningOf(error.issue)
  if (meaning === 'declined') return putBack(attempt, error.issue, true)
  if (meaning === 'not-approved') return putBack(attempt, 'NOT_APPROVED')
  if (meaning === 'used-up') return closeAttempt(attempt, 'failed', 'cancelled', error.issue)
  if (meaning === 'look-again') return recordCaptured(attempt)
  // An earlier capture may have gone through: a refusal of this one says nothing about that.
  if (attempt.was_sent && meaning !== 'final') return wait(attempt, error)
  if (meaning === 'gone') return closeAttempt(attempt, 'expired', 'expired', 'EXPIRED')
  log.error('payments', 'PayPal refused for good', { order: attempt.order_id, error })
  return closeAttempt(attempt, 'failed', 'cancelled', `FINAL_${error.issue}`)
}

/** It was captured already, by a call whose answer was lost: the order says the rest. */
async function recordCaptured(attempt: Lease): Promise<void> {
  const order = await lookAt({ ...attempt, was_sent: true })
  if (order) await recordAll(attempt, order)
}

async function recordAll(attempt: Lease, order: OrderAnswer): Promise<void> {
  await recordCaptures(attempt, order)
  if (capturesOf(order).length === 0) await wait(attempt, `PayPal's order ${order.id} shows no capture yet`)
}

/** Nobody knows: asked again soon, and after six hours by a person. */
async function wait(attempt: Lease, reason: unknown): Promise<void> {
  log.error('payments', 'An order waits', { order: attempt.order_id, error: reason })
  if (attempt.was_sent && isTooOld(attempt.created_at, now()))
    return closeAttempt(attempt, 'failed', 'needs_attention', 'OUTCOME_UNKNOWN')
  const seconds = nextUnclearSeconds(attempt.created_at, now())
  await postponeAttempt(attempt, { status: 'capturing', seconds, problem: null })
}

/** No money moved, by PayPal's own word. */
const putBack = (attempt: Lease, problem: string, isDeclined = false) =>
  postponeAttempt(attempt, {
    status: 'created',
    seconds: nextLookSeconds(attempt.created_at, now()),
    problem,
    isDeclined,
  })

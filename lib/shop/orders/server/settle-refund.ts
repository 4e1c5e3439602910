import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { centsFromText } from '@/lib/platform/shared/money'
import { log } from '@/lib/platform/telemetry/server/log'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import { PayPalRefusal } from '@/lib/shop/payments/server/ask-paypal'
import { gatewayOf } from '@/lib/shop/payments/server/gateways'
import { refundRequest } from '@/lib/shop/payments/server/paypal'
import type { RefundAnswer } from '@/lib/shop/payments/server/paypal-answers'
import { nextUnclearSeconds } from './attempts'

/** Longer than the call and its token together. */
const leaseSeconds = 60

const leased = z.object({
  order_id: z.string(),
  capture_id: z.string(),
  /** Known once PayPal has begun it. */
  refund_id: z.string().nullable(),
  cents: z.number(),
  created_at: z.string(),
})
type Leased = z.infer<typeof leased> & { id: string; leaseId: string }

/**
 * Brings one refund of the staff's as far as it goes (docs/contracts/payments.md A3, step 17): the only place that
 * gives money back. Who asks and the sweep both call it, any number of times: its id is PayPal's key, so the money
 * goes once. What PayPal leaves unclear stays 'under_way'. With `tellsStaff` nobody waits for the answer. Throws only
 * when the database fails.
 */
export async function settleRefund(id: string, tellsStaff: boolean): Promise<void> {
  const leaseId = randomUUID()
  const data = await callDatabase('lease_refund', 'The refund could not be taken', {
    p_id: id,
    p_lease_id: leaseId,
    p_seconds: leaseSeconds,
    p_now: now().toISOString(),
  })
  if (data === null) return
  const taken = { ...leased.parse(data), id, leaseId }
  try {
    const refund = await askFor(taken)
    await recordRefund(taken.capture_id, { ...refund, custom_id: id })
  } catch (error) {
    await afterFailure(taken, error, tellsStaff)
  }
  deliverMailsSoon()
}

const askFor = ({ id, order_id, capture_id, refund_id, cents }: Leased) =>
  refund_id
    ? gatewayOf(refund_id).readRefund(refund_id)
    : gatewayOf(capture_id).refundCapture(capture_id, refundRequest(id, cents, orderRef(order_id)))

async function afterFailure(taken: Leased, error: unknown, tellsStaff: boolean): Promise<void> {
  log.error('payments', 'A refund waits', { refund: taken.id, error })
  const lease = { p_id: taken.id, p_lease_id: taken.leaseId, p_now: now().toISOString() }
  // Once PayPal has begun it, a refused look says nothing about the money.
  const isRefused = error instanceof PayPalRefusal && !taken.refund_id
  const failure = 'The refund could not be given back'
  if (isRefused)
    await callDatabase('refuse_refund', failure, {
      ...lease,
      p_problem: error.issue,
      p_tells_staff: tellsStaff,
    })
  else
    await callDatabase('postpone_refund', failure, {
      ...lease,
      p_problem: 'UNCLEAR',
      p_seconds: nextUnclearSeconds(taken.created_at, now()),
    })
}

/**
 * Records a refund as PayPal tells it: the one place where money is noted as given back, for the staff's own refunds,
 * PayPal's messages and the comparison. False when the capture is not known here. Throws when the database fails or
 * the amount is none.
 */
export async function recordRefund(captureId: string, refund: RefundAnswer): Promise<boolean> {
  const cents = centsFromText(refund.amount.value)
  if (!(cents > 0)) throw new Error(`PayPal's refund ${refund.id} has no amount`)
  const data = await callDatabase('record_refund', 'The refund could not be recorded', {
    p_capture_id: captureId,
    p_refund: {
      id: refund.id,
      status: refund.status,
      amount_cents: cents,
      currency: refund.amount.currency_code,
      request_id: z.uuid().safeParse(refund.custom_id).data ?? null,
    },
    p_now: now().toISOString(),
  })
  return data === true
}

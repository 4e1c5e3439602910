import 'server-only'
import { z } from 'zod'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerUnknown } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { formatExactCents } from '@/lib/platform/shared/money'

import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { log } from '@/lib/platform/telemetry/server/log'
import { settleRefund } from './settle-refund'

/**
 * Gives money of an order back: written down first, then asked of PayPal. Answers done or under_way (PayPal has not
 * said yet, the sweep goes on), 202 where a second person has to confirm it, or refuses by a sentence and has done
 * nothing. Throws when the database fails.
 */
export async function answerRefund(orderId: string, input: RefundInput, staff: Staff): Promise<Response> {
  if (input.captureId === giftCardPayment) return answerRefundToCard(orderId, input, staff)
  const data = await callDatabase('request_refund', 'The refund could not be stored', {
    p_id: input.id,
    p_order_id: orderId,
    p_capture_id: input.captureId,
    p_cents: input.cents,
    p_seen_cents: input.seenCents,
    p_reason: input.reason,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  const { outcome, left_cents: left } = data as { outcome: string; left_cents?: number }
  return outcome === 'asked' ? answerRefundAsked(input.id) : answerNothingDone(outcome, left ?? 0)
}

/** Asks PayPal for a refund that is written down, and answers how far it came. Throws when the database fails. */
export async function answerRefundAsked(id: string): Promise<Response> {
  await settleRefund(id, false).catch((failure) =>
    log.error('payments', 'A refund is left to the sweep', { refund: id, error: failure }),
  )
  return answerState(id)
}

/** What a refund says that a second person has to confirm, wherever it was asked for; null: nobody has to. */
export function answerSecondPerson(outcome: string): Response | null {
  if (outcome === 'waits' || outcome === 'waits_already')
    return answerJson(202, {
      outcome: 'waits',
      message:
        outcome === 'waits'
          ? 'Nothing has been given back yet: a second person has to confirm it first.'
          : 'A refund of this is already waiting for a second person. Nothing was added.',
    })
  if (outcome === 'rejected')
    return answerProblem(409, outcome, 'This refund was turned down. Nothing was given back.')
  if (outcome === 'void')
    return answerProblem(
      409,
      outcome,
      'Something changed before this refund was confirmed. Nothing was given back.',
    )
  return null
}

async function answerRefundToCard(orderId: string, input: RefundInput, staff: Staff): Promise<Response> {
  const { outcome, leftCents } = await refundToCard(orderId, input, staff.email)
  if (outcome === 'paypal_first')
    return answerProblem(
      409,
      outcome,
      'What was paid with PayPal goes back first, then the gift card’s part.',
    )
  if (outcome === 'card_closed')
    return answerProblem(
      409,
      outcome,
      'The gift card that paid has since been canceled: refund this another way.',
    )
  if (outcome === 'done') return answerJson(200, { outcome })
  return answerNothingDone(outcome, leftCents)
}

function answerNothingDone(outcome: string, left: number): Response {
  const second = answerSecondPerson(outcome)
  if (second) return second
  if (outcome === 'too_much')
    return answerJson(400, {
      error: 'invalid',
      field: 'cents',
      message:
        left > 0
          ? `At most ${formatExactCents(left)} of this payment can be refunded here. What gift cards cost goes back when the cards are canceled.`
          : 'All of this payment is given back, on its way, or was paid for gift cards: those are canceled under Gift cards.',
    })
  if (outcome === 'changed')
    return answerProblem(
      409,
      'changed',
      `Someone just made a refund: ${formatExactCents(left)} is left. Nothing was done; please check again.`,
    )
  if (outcome === 'reused')
    return answerProblem(
      409,
      'changed',
      'This refund was asked for already, with another amount. Please look again.',
    )
  if (outcome === 'other_currency')
    return answerProblem(422, 'other_currency', 'This payment is in another currency. Refund it in PayPal.')
  return answerUnknown()
}

async function answerState(id: string): Promise<Response> {
  const { data, error } = await serviceClient()
    .from('refund_requests')
    .select('status, problem')
    .eq('id', id)
    .single()
  if (error) throw new Error(`The refund could not be read: ${error.message}`)
  if (data.status === 'refused') return answerProblem(422, 'refused', refundSentence(data.problem))
  return answerJson(200, { outcome: data.status })
}

/** What the staff's browser says to give money back: `id` is its own, so that a second press is the same refund. */
export const refundInput = z.strictObject({
  id: z.uuid(),
  captureId: z.string().regex(/^[A-Za-z0-9-]{1,50}$/, 'is not the id of a payment'),
  cents: z.number().int().min(1, 'Refund at least one cent.').max(100_000_000),
  /** What the person saw as refundable: when that is not so any more, nothing is done. */
  seenCents: z.number().int(),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for your colleagues.')
    .max(500, 'Use at most 500 characters.')
    .regex(/^[^\0]*$/, 'has a character that can not be stored'),
})
type RefundInput = z.infer<typeof refundInput>

/** Why a refund was refused or is not through yet, in words, from the code it was stored with. */
export function refundSentence(problem: string | null): string {
  return sentences[problem ?? ''] ?? `PayPal refused it (${problem ?? 'no reason given'}). No money moved.`
}

const sentences: Record<string, string> = {
  CAPTURE_FULLY_REFUNDED: 'PayPal has given all of this payment back already. No more money moved.',
  REFUND_AMOUNT_EXCEEDED: 'PayPal says that less is left to refund than asked for. No money moved.',
  REFUND_NOT_ALLOWED: 'PayPal does not allow a refund of this payment. No money moved.',
  REFUND_TIME_LIMIT_EXCEEDED: 'PayPal no longer refunds this payment: it is too old. No money moved.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'The clinic’s PayPal account has too little money. No money moved.',
  PENDING_CAPTURE: 'PayPal still checks this payment: it can be refunded afterwards. No money moved.',
  REFUND_FAILED: 'PayPal began the refund and then failed. The buyer did not get this money.',
  REFUND_CANCELLED: 'PayPal canceled the refund. The buyer did not get this money.',
  OUTCOME_UNKNOWN: 'For 40 days PayPal has not said whether it was given back. Please look at it in PayPal.',
  UNCLEAR: 'PayPal has not answered clearly yet. We keep asking; no second refund is made.',
}

/** Stands where PayPal's id of a payment stands, for what a gift card paid. */
const giftCardPayment = 'gift-card'

type Outcome =
  | 'done'
  | 'unknown'
  | 'reused'
  | 'paypal_first'
  | 'too_much'
  | 'changed'
  | 'card_closed'
  | 'waits'
  | 'waits_already'
  | 'rejected'
  | 'void'

/**
 * Gives money of an order back to the gift card that paid it, at once, and once for the input's id. Throws when the
 * database fails.
 */
async function refundToCard(
  orderId: string,
  { id, cents, seenCents, reason }: RefundInput,
  actor: string,
): Promise<{ outcome: Outcome; leftCents: number }> {
  const data = await callDatabase('refund_to_gift_card', 'A refund to a gift card could not be stored', {
    p_id: id,
    p_order_id: orderId,
    p_cents: cents,
    p_seen_cents: seenCents,
    p_reason: reason,
    p_actor: actor,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  const { outcome, left_cents: leftCents = 0 } = data as { outcome: Outcome; left_cents?: number }
  return { outcome, leftCents }
}

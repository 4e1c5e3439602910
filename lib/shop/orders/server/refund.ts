import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { formatExactCents } from '@/lib/platform/shared/money'
import { answerUnknown } from '@/lib/platform/staff-session/server/subject-id'
import type { Staff } from '@/lib/platform/staff-session/shared/model'
import { type RefundInput, refundSentence } from './refund-model'
import { giftCardPayment, refundToCard } from './refund-to-card'
import { settleRefund } from './settle-refund'

/**
 * Gives money of an order back: written down first, then asked of PayPal. Answers done or under_way (PayPal has not said yet, the
 * sweep goes on), or refuses by a sentence and has done nothing. Throws when the database fails.
 */
export async function answerRefund(orderId: string, input: RefundInput, staff: Staff): Promise<Response> {
  if (input.captureId === giftCardPayment) return answerRefundToCard(orderId, input, staff)
  const { data, error } = await serviceClient().rpc('request_refund', {
    p_id: input.id,
    p_order_id: orderId,
    p_capture_id: input.captureId,
    p_cents: input.cents,
    p_seen_cents: input.seenCents,
    p_reason: input.reason,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The refund could not be stored: ${error.message}`)
  const { outcome, left_cents: left } = data as { outcome: string; left_cents?: number }
  if (outcome !== 'asked') return answerNothingDone(outcome, left ?? 0)
  await settleRefund(input.id, false).catch((failure) =>
    console.error(`A refund is left to the sweep: ${failure instanceof Error ? failure.message : failure}`),
  )
  return answerState(input.id)
}

async function answerRefundToCard(orderId: string, input: RefundInput, staff: Staff): Promise<Response> {
  const { outcome, leftCents } = await refundToCard(orderId, input, staff.email)
  if (outcome === 'paypal_first')
    return answerProblem(409, outcome, 'What was paid by PayPal goes back first, then the gift card’s part.')
  if (outcome === 'card_closed')
    return answerProblem(
      409,
      outcome,
      'The gift card that paid has since been cancelled: refund this another way.',
    )
  if (outcome === 'done') return answerJson(200, { outcome })
  return answerNothingDone(outcome, leftCents)
}

function answerNothingDone(outcome: string, left: number): Response {
  if (outcome === 'too_much')
    return answerJson(400, {
      error: 'invalid',
      field: 'cents',
      message:
        left > 0
          ? `At most ${formatExactCents(left)} of this payment can be refunded here. What gift cards cost goes back when the cards are cancelled.`
          : 'All of this payment is given back, on its way, or was paid for gift cards: those are cancelled under Gift cards.',
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

import 'server-only'
import { createHash } from 'node:crypto'
import { clearanceMonths, examStates } from '@/lib/care/clearances/server/clearances'
import type { DecisionInput, ExamDetail, ExamsQuery, WaitingExam } from '@/lib/desk/clearances/shared'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, callDatabaseRow, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerUnknown } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { recordLook } from '@/lib/platform/staff-session/server/handle'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { answerRefund } from '@/lib/shop/orders/server/refund'
import { orderRef } from '@/lib/shop/orders/shared/reference'

/** Who waits for an exam, the longest first; `next` is null on the last page. Throws when the database fails. */
export async function listWaitingExams({ after, limit }: ExamsQuery) {
  const rows = await callDatabase('list_waiting_exams', 'The exams could not be read', {
    p_after: after ?? null,
    p_limit: limit,
    p_now: now().toISOString(),
  })
  const items = rows.map(
    (row): WaitingExam => ({
      id: row.id,
      reference: orderRef(row.id),
      buyerName: row.buyer_name,
      email: row.email,
      paidAt: isoMoment(row.paid_at),
      groups: row.treatment_groups,
      outcomes: row.outcomes,
      isExpired: row.is_expired,
      isPersonKnown: row.is_person_known,
    }),
  )
  const last = rows.length === limit ? rows.at(-1) : undefined
  return { items, next: last?.cursor ?? null, now: now().toISOString() }
}

/**
 * The exams of an order, what was ever decided about its person, and the record that this one of the staff looked;
 * null when there is none. Throws when the database fails.
 */
export async function readExams(id: string, staff: Staff): Promise<ExamDetail | null> {
  const failure = 'The exams of an order could not be read'
  const client = serviceClient()
  const order = await dataOf(
    client
      .from('orders')
      .select('email, is_email_known, paid_at, order_items (name, quantity, is_exam_required)')
      .eq('id', id)
      .maybeSingle(),
    failure,
  )
  if (!order) return null
  const [states, history, person, people, buyerName] = await Promise.all([
    examStates([id]),
    callDatabase('clearance_history', failure, { p_order_id: id }),
    callDatabaseRow('person_of_order', failure, { p_order_id: id }),
    dataOf(client.from('staff').select('email, name'), failure),
    callDatabase('buyer_name', failure, { p_order_id: id }),
  ])
  await recordLook(staff, 'clearance.read', `order:${id}`)
  const groups = (states.get(id) ?? []).map(async (state) => ({
    ...state,
    months: await clearanceMonths(state.group),
  }))
  return {
    id,
    reference: orderRef(id),
    buyerName,
    email: order.is_email_known ? order.email : null,
    paidAt: isoMoment(order.paid_at),
    isPersonKnown: person.is_known,
    items: order.order_items.flatMap(({ name, quantity, is_exam_required }) =>
      is_exam_required ? [`${quantity} × ${name}`] : [],
    ),
    groups: await Promise.all(groups),
    history: history.map((said) => ({
      id: said.id,
      reference: orderRef(said.order_id),
      group: said.treatment_group,
      outcome: said.outcome,
      providerName: said.provider_name,
      providerLicence: said.provider_licence,
      validUntil: isoMoment(said.valid_until),
      by: people.find(({ email }) => email === said.decided_by)?.name ?? said.decided_by,
      at: isoMoment(said.decided_at),
    })),
    now: now().toISOString(),
  }
}

/** Adds a decision to the register; the patient is written to unless it is a yes. Throws when the database fails. */
export async function answerDecision(orderId: string, input: DecisionInput, staff: Staff): Promise<Response> {
  const data = await callDatabase('decide_clearance', 'A decision could not be stored', {
    p_id: input.id,
    p_order_id: orderId,
    p_group: input.group,
    p_outcome: input.outcome,
    p_provider_name: input.providerName,
    p_provider_licence: input.providerLicence,
    p_months: await clearanceMonths(input.group),
    p_seen: input.seen,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  const { outcome } = data as { outcome: string }
  if (outcome === 'done') return answerJson(200, { outcome })
  if (outcome === 'changed')
    return answerProblem(
      409,
      outcome,
      'Someone has just decided about this patient. Nothing was done: please look once more.',
    )
  if (outcome === 'not_owed')
    return answerProblem(
      409,
      outcome,
      'Nothing of this order will be given anymore, so there is nothing to decide.',
    )
  if (outcome === 'not_clinician')
    return answerProblem(403, 'forbidden', 'Only a clinician decides about exams.')
  return answerUnknown()
}

/**
 * Gives back all that is left of an order whose exam was declined. Whoever presses, and however often: each payment is
 * one refund, because its id follows from the decision; what PayPal has refused is tried anew. Throws when the database
 * fails.
 */
export async function answerDeclinedRefund(orderId: string, staff: Staff): Promise<Response> {
  const declined = (await examStates([orderId])).get(orderId)?.find(({ outcome }) => outcome === 'declined')
  if (!declined)
    return answerProblem(409, 'not_declined', 'No provider advised against anything in this order.')
  const failure = 'The payments of an order could not be read'
  // What a gift card paid can be given back only after the rest: it is read anew.
  for (const isCard of [false, true]) {
    const payments = await callDatabase('order_payments', failure, { p_order_id: orderId })
    for (const { capture_id: captureId, refundable_cents: cents } of payments) {
      if (cents === 0 || (captureId === 'gift-card') !== isCard) continue
      const answer = await answerRefund(
        orderId,
        {
          id: refundId(`${declined.lastId} ${captureId} ${cents} ${await refusalsOf(captureId)}`),
          captureId,
          cents,
          seenCents: cents,
          reason: 'The provider advised against the treatment.',
        },
        staff,
      )
      // Refused, or it waits for a second person: the rest waits, too.
      if (answer.status !== 200) return answer
    }
  }
  return answerJson(200, { outcome: 'done' })
}

/** How often PayPal has clearly refused to give this payment back. */
async function refusalsOf(captureId: string): Promise<number> {
  const refused = await dataOf(
    serviceClient()
      .from('refund_requests')
      .select('id')
      .eq('paypal_capture_id', captureId)
      .eq('status', 'refused'),
    'The refunds of a payment could not be read',
  )
  return refused.length
}

/** A uuid that follows from these words (version 8 of RFC 9562). */
function refundId(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

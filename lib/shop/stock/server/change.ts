import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerUnknown } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'

import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import type { CorrectInput, ReceiveInput, WriteOffInput } from '@/lib/shop/stock/shared/stock'

/** Units that came, once for a key. Refuses a lot whose last day is over, or which is known by another one. */
export async function answerReceived(
  productId: string,
  { key, lot, expiresOn, units, reason }: ReceiveInput,
  staff: Staff,
): Promise<Response> {
  const data = await callDatabase('receive_stock', 'The units could not be received', {
    p_key: key,
    p_product_id: productId,
    p_lot: lot,
    p_expires_on: expiresOn,
    p_units: units,
    p_reason: reason,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/** What was counted in a lot. Refuses while the lot has changed since it was shown. */
export async function answerCorrected(
  lotId: string,
  { key, counted, seen, reason }: CorrectInput,
  staff: Staff,
): Promise<Response> {
  const data = await callDatabase('correct_stock', 'The lot could not be corrected', {
    p_key: key,
    p_lot_id: lotId,
    p_counted: counted,
    p_seen: seen,
    p_reason: reason,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/** Units of a lot that nobody can be given any more; never more than there are. */
export async function answerWrittenOff(
  lotId: string,
  { key, units, reason }: WriteOffInput,
  staff: Staff,
): Promise<Response> {
  const data = await callDatabase('write_off_stock', 'The units could not be written off', {
    p_key: key,
    p_lot_id: lotId,
    p_units: units,
    p_reason: reason,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/** From how many units down the clinic gets a mail. */
export async function answerMark(productId: string, lowMark: number, staff: Staff): Promise<Response> {
  const data = await callDatabase('set_low_mark', 'The low mark could not be set', {
    p_product_id: productId,
    p_mark: lowMark,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/** Units of an order that was paid back before it was given are for sale again. */
export async function answerPutBack(orderId: string, staff: Staff): Promise<Response> {
  const data = await callDatabase('put_back_units', 'The units could not be put back', {
    p_order_id: orderId,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data)
}

/** Counts what has expired since, for pages that show the stock. Throws when the database fails. */
export async function countExpiredStock(): Promise<void> {
  await callDatabase('count_expired_stock', 'The stock could not be counted', { p_now: now().toISOString() })
}

type Told = { outcome: string; on_hand?: number; expires_on?: string | null }

function answerOutcome(data: unknown): Response {
  const { outcome, on_hand: onHand, expires_on: expiresOn } = data as Told
  switch (outcome) {
    case 'done':
      deliverMailsSoon()
      return answerJson(200, { outcome })
    case 'expired':
      return refuse(400, outcome, 'expiresOn', 'This lot has expired. Please check the date.')
    case 'other_date':
      return refuse(
        409,
        outcome,
        'expiresOn',
        expiresOn
          ? `This lot is here already, and expires on ${expiresOn}. Please check the name and the date.`
          : 'A lot of this name is here already, without a date. Please give this one another name.',
      )
    case 'changed':
      return refuse(409, outcome, 'counted', `This lot has changed: ${onHand} are on hand now. Count again.`)
    case 'too_many':
      return refuse(409, outcome, 'units', `Only ${onHand} of this lot are on hand.`)
    case 'reused':
      return answerProblem(409, 'changed', 'This was saved already, with another number. Please look again.')
    case 'not_refunded':
      return answerProblem(
        409,
        outcome,
        'Only units of an order that was refunded before it was fulfilled can be put back.',
      )
    default:
      return answerUnknown()
  }
}

const refuse = (status: number, error: string, field: string, message: string) =>
  answerJson(status, { error, field, message })

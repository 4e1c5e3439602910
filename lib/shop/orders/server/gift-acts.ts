import 'server-only'
import { randomUUID } from 'node:crypto'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'
import { sealedCode } from '@/lib/shop/gift-cards/server/codes'
import type { GiftChange } from '@/lib/shop/gift-cards/server/request'
import { shownStatus } from '@/lib/shop/gift-cards/shared/gift-card'
import { answerSecondPerson } from './refund'
import { settleRefund } from './settle-refund'

/** Who acts: one of the staff by email, or the sender of the card by the link. */
export type Actor = string | null

type Outcome<Word extends string> = { outcome: Word }

/**
 * Ends a card and has its price given back: the sender before it is delivered, staff also later as far as it is not
 * spent, and above the owner's amount only once a second person confirms it (`waits`). `refused`: PayPal did not give
 * the money back, and the card is what it was. Throws when the database fails.
 */
export async function cancelCard(id: string, actor: Actor) {
  const data = await callDatabase('cancel_gift_card', 'A gift card could not be canceled', {
    p_card_id: id,
    p_refund_id: randomUUID(),
    p_actor: actor,
    p_now: now().toISOString(),
  })
  const { outcome, refund_id: refundId } = data as Outcome<
    'cancelled' | 'unknown' | 'delivered' | 'in_use' | 'spent' | 'waits' | 'waits_already'
  > & { refund_id?: string | null }
  if (refundId)
    // What PayPal refuses a sender, the staff are told.
    await settleRefund(refundId, actor === null).catch((failure) =>
      log.error('payments', 'A refund is left to the sweep', { refund: refundId, error: failure }),
    )
  deliverMailsSoon()
  return refundId && (await isAlive(id)) ? 'refused' : outcome
}

/** PayPal's clear no has brought the card back. */
async function isAlive(id: string): Promise<boolean> {
  const { data, error } = await serviceClient().from('gift_cards').select('status').eq('id', id).single()
  if (error) throw new Error(`A gift card could not be read: ${error.code}`)
  return shownStatus(data.status) !== 'cancelled'
}

/**
 * Changes a card; one that is delivered and goes to another address gets a new code. Throws when the database fails.
 */
export async function changeCard(id: string, change: GiftChange, actor: Actor) {
  const database = serviceClient()
  const card = await database.from('gift_cards').select('issue').eq('id', id).maybeSingle()
  if (card.error) throw new Error(`A gift card could not be read: ${card.error.code}`)
  const issue = (card.data?.issue ?? 0) + 1
  const data = await callDatabase('change_gift_card', 'A gift card could not be changed', {
    p_card_id: id,
    p_change: columnsOf(change),
    p_fresh: sealedCode(id, issue),
    p_issue: issue,
    p_actor: actor,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return (
    data as Outcome<
      'changed' | 'same' | 'unknown' | 'cancelled' | 'delivered' | 'used' | 'again' | 'too_soon' | 'too_often'
    >
  ).outcome
}

/** Mails the code of a delivered card again. Throws when the database fails. */
export async function resendCard(id: string, actor: Actor) {
  const data = await callDatabase('resend_gift_card', 'A gift card could not be mailed again', {
    p_card_id: id,
    p_actor: actor,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return (data as Outcome<'sent' | 'unknown' | 'cancelled' | 'not_delivered' | 'too_soon' | 'too_often'>)
    .outcome
}

/** Only what is to be changed; an empty text is none. */
function columnsOf({ recipientName, recipientEmail, message, deliverOn }: GiftChange) {
  return {
    ...(recipientName !== undefined && { recipient_name: recipientName }),
    ...(recipientEmail !== undefined && { recipient_email: recipientEmail || null }),
    ...(message !== undefined && { message: message || null }),
    ...(deliverOn !== undefined && { deliver_on: deliverOn || null }),
  }
}

export type Action = 'change' | 'cancel' | 'resend'

/** What was done, told with the card as it is then. */
const done: Record<string, string> = {
  changed: 'The gift card has been changed.',
  same: 'Nothing to change: the card is already the way you want it.',
  cancelled: 'The gift card is canceled. We’re emailing the sender about the refund.',
  sent: 'The gift card is on its way by email again.',
}

const refused: Record<string, string> = {
  refused: 'PayPal didn’t return the money, so the card is still valid. Please call us.',
  delivered: 'The card has already been delivered. Please call us and we’ll find a way together.',
  used: 'Part of the card has already been spent, so it stays with its recipient.',
  again: 'Someone changed the card at the same moment. Please check it again.',
  in_use: 'Someone is paying with this card right now. Please try again in an hour.',
  spent: 'There’s nothing left of the card’s price to refund.',
  not_delivered: 'The card hasn’t been delivered yet: we’ll email it on its delivery date.',
  too_soon: 'We just emailed it. Please wait two minutes, and check the spam folder, too.',
  too_often: 'We’ve emailed it many times already. Please call us.',
}

const gone = () => answerProblem(404, 'unknown', 'This gift card is no longer here.')

/**
 * Does it and answers { card, message } with the card as `read` sees it then, or refuses by a sentence and has done
 * nothing. Throws when the database fails.
 */
export async function answerAct(
  id: string,
  action: Action,
  change: GiftChange,
  actor: Actor,
  read: () => Promise<object | null>,
): Promise<Response> {
  const outcome = await act(id, action, change, actor)
  const second = answerSecondPerson(outcome)
  if (second) return second
  const isDead = action !== 'cancel' && outcome === 'cancelled'
  if (isDead) return answerProblem(409, 'cancelled', 'This gift card has been canceled.')
  const refusal = refused[outcome]
  if (refusal) return answerProblem(409, outcome, refusal)
  const card = outcome === 'unknown' ? null : await read()
  return card ? answerJson(200, { card, message: done[outcome] }) : gone()
}

function act(id: string, action: Action, change: GiftChange, actor: Actor): Promise<string> {
  if (action === 'cancel') return cancelCard(id, actor)
  return action === 'resend' ? resendCard(id, actor) : changeCard(id, change, actor)
}

import 'server-only'
import { answerJson, answerProblem } from '@/lib/http/answer'
import { type Actor, cancelCard, changeCard, resendCard } from './act'
import type { GiftChange } from './request'

export type Action = 'change' | 'cancel' | 'resend'

/** What was done, told with the card as it is then. */
const done: Record<string, string> = {
  changed: 'The gift card has been changed.',
  same: 'Nothing to change: the card is already the way you want it.',
  cancelled: 'The gift card is cancelled. We’re emailing the sender about the refund.',
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
 * Does it and answers { card, message } with the card as `read` sees it then, or refuses by a sentence and has done nothing. Throws
 * when the database fails.
 */
export async function answerAct(
  id: string,
  action: Action,
  change: GiftChange,
  actor: Actor,
  read: () => Promise<object | null>,
): Promise<Response> {
  const outcome = await act(id, action, change, actor)
  const isDead = action !== 'cancel' && outcome === 'cancelled'
  if (isDead) return answerProblem(409, 'cancelled', 'This gift card has been cancelled.')
  const refusal = refused[outcome]
  if (refusal) return answerProblem(409, outcome, refusal)
  const card = outcome === 'unknown' ? null : await read()
  return card ? answerJson(200, { card, message: done[outcome] }) : gone()
}

function act(id: string, action: Action, change: GiftChange, actor: Actor): Promise<string> {
  if (action === 'cancel') return cancelCard(id, actor)
  return action === 'resend' ? resendCard(id, actor) : changeCard(id, change, actor)
}

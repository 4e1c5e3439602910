import 'server-only'
import { answerJson, answerProblem } from '@/lib/http/answer'
import { type Actor, cancelCard, changeCard, resendCard } from './act'
import type { GiftChange } from './request'

export type Action = 'change' | 'cancel' | 'resend'

/** What was done, told with the card as it is then. */
const done: Record<string, string> = {
  changed: 'The gift card is changed.',
  same: 'Nothing was to change: the card is as you want it.',
  cancelled: 'The gift card is cancelled. An email to its sender says what goes back of the money.',
  sent: 'The gift card is on its way by email again.',
}

const refused: Record<string, string> = {
  refused: 'PayPal did not give the money back, so the card is still valid. Please call us.',
  delivered: 'The card is delivered already. Please call us: we look for a way together.',
  used: 'Something of the card was spent already, so it stays with its recipient.',
  again: 'The card was changed at the same moment. Please look at it again.',
  in_use: 'Somebody is paying with this card at the moment. Please try again in an hour.',
  spent: 'Nothing of the card’s price is left that could be given back.',
  not_delivered: 'The card is not delivered yet: it is mailed on its day.',
  too_soon: 'It was mailed just now. Please wait two minutes, and look into the junk folder too.',
  too_often: 'It was mailed very often. Please call us.',
}

const gone = () => answerProblem(404, 'unknown', 'There is no gift card here any more.')

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
  if (isDead) return answerProblem(409, 'cancelled', 'This gift card is cancelled.')
  const refusal = refused[outcome]
  if (refusal) return answerProblem(409, outcome, refusal)
  const card = outcome === 'unknown' ? null : await read()
  return card ? answerJson(200, { card, message: done[outcome] }) : gone()
}

function act(id: string, action: Action, change: GiftChange, actor: Actor): Promise<string> {
  if (action === 'cancel') return cancelCard(id, actor)
  return action === 'resend' ? resendCard(id, actor) : changeCard(id, change, actor)
}

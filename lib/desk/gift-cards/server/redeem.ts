import 'server-only'
import type { RedeemInput } from '@/lib/desk/gift-cards/shared'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { formatExactCents } from '@/lib/platform/shared/money'
import type { Staff } from '@/lib/platform/staff-session/shared/model'
import { findByCode, readHeldCents } from '@/lib/shop/gift-cards/server/balance'
import { hashCode } from '@/lib/shop/gift-cards/server/secrets'
import { codeSentences, emptySentence, redeemUnknownSentence } from '@/lib/shop/gift-cards/shared/model'

type Redeemed = {
  outcome: 'redeemed' | 'unknown' | 'not_delivered_yet' | 'reused' | 'too_much'
  id?: string
  ends_with?: string
  balance_cents?: number
}

/**
 * Takes money of a card at the front desk, once for a key. Answers what is left, refuses by a field, or says that nobody knows: the
 * database may have taken it before its answer was lost.
 */
export async function answerRedeem(input: RedeemInput, staff: Staff): Promise<Response> {
  const { data, error } = await serviceClient().rpc('redeem_gift_card', {
    p_code_hmac: hashCode(input.code),
    p_cents: input.amountCents,
    p_note: input.note,
    p_key: input.key,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) {
    console.error(`A gift card could not be redeemed: ${error.message}`)
    return answerProblem(503, 'not_known', redeemUnknownSentence)
  }
  const { outcome, id, ends_with: endsWith, balance_cents: balanceCents = 0 } = data as Redeemed
  if (outcome === 'redeemed') return answerJson(200, { id, endsWith, balanceCents })
  if (outcome === 'unknown') return refuse(404, outcome, 'code', codeSentences.unknown)
  if (outcome === 'not_delivered_yet') return refuse(409, outcome, 'code', codeSentences.not_delivered_yet)
  if (outcome === 'reused')
    return answerProblem(409, 'changed', 'This was redeemed already, with another amount. Please look again.')
  if (balanceCents > 0)
    return refuse(409, outcome, 'amountCents', `Only ${formatExactCents(balanceCents)} is left on this card.`)
  return refuse(409, outcome, 'amountCents', emptySentence(await readHeldCents(input.code)))
}

/** The card of a code, for the desk to see what is left before it redeems; 404 for a code that is none. Throws when the database fails. */
export async function answerLook(code: string): Promise<Response> {
  const card = await findByCode(code)
  return card ? answerJson(200, card) : refuse(404, 'unknown', 'code', codeSentences.unknown)
}

const refuse = (status: number, error: string, field: string, message: string) =>
  answerJson(status, { error, field, message })

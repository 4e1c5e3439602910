import { constantTime } from '@/lib/people/accounts/server/limits'
import { currentShopper } from '@/lib/people/accounts/server/session'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'
import type { CodeAnswer } from '@/lib/shop/checkout/shared'
import { readDiscountCode } from '@/lib/shop/discounts/server/code'
import {
  findDiscounts,
  personProblem,
  type RefusedDiscount,
  RulesUnknown,
} from '@/lib/shop/discounts/server/rules'
import { discountSentence, isGuess } from '@/lib/shop/discounts/shared/discount'
import { findByCode, tryCode } from '@/lib/shop/gift-cards/server/balance'
import { rulesUnknown } from '@/lib/shop/orders/server/not-started'
import { codeRequest } from '@/lib/shop/orders/server/requests'

export const dynamic = 'force-dynamic'

/** Answers only at full steps of time: nobody reads from a clock how far a code came. */
const stepMs = 100

/**
 * What a code in the cart is: a gift card with what is left on it, or a discount with what its rule says. What is none
 * gets the same answer, whatever it looks like, and a few wrong ones are enough. Nothing is held or used here.
 */
export const POST = (request: Request) =>
  handleMutation(request, { schema: codeRequest, limit: 'gift-balance' }, async ({ code, phone }) => {
    try {
      const answer = await tryCode(
        request,
        () => constantTime(stepMs, () => lookUp(code, phone)),
        (found) => 'reason' in found && isGuess(found.reason),
      )
      if (!answer) return refuse({ code, reason: 'locked' })
      return 'reason' in answer ? refuse(answer) : answerJson(200, answer satisfies CodeAnswer)
    } catch (error) {
      log.error('orders', 'A code could not be looked up', { error })
      if (error instanceof RulesUnknown) return answerProblem(503, ...rulesUnknown)
      return answerProblem(503, 'unavailable', 'The code can’t be checked now. Please try again, or call us.')
    }
  })

async function lookUp(typed: string, phone: string | null): Promise<CodeAnswer | RefusedDiscount> {
  if (!readDiscountCode(typed)) {
    const card = await findByCode(typed)
    if (!card) return { code: typed, reason: 'unknown' }
    const { balanceCents, heldCents, valueCents, endsWith, status } = card
    return { kind: 'gift', card: { balanceCents, heldCents, valueCents, endsWith, status } }
  }
  const found = await findDiscounts([typed])
  if (!Array.isArray(found)) return found
  const [one] = found
  if (!one) return { code: typed, reason: 'unknown' }
  const reason = await personProblem(one, await currentShopper(), phone, false)
  return reason ? { code: one.discount.code, reason } : { kind: 'discount', discount: one.discount }
}

const statuses: Partial<Record<RefusedDiscount['reason'], number>> = { unknown: 404, locked: 429 }

const refuse = ({ reason, minimumCents }: RefusedDiscount) =>
  answerJson(
    statuses[reason] ?? 409,
    { error: reason, field: 'code', message: discountSentence(reason, minimumCents) },
    reason === 'locked' ? { 'retry-after': '900' } : {},
  )

import { constantTime } from '@/lib/people/accounts/server/limits'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'
import { findByCode, tryCode } from '@/lib/shop/gift-cards/server/balance'
import { balanceRequest } from '@/lib/shop/gift-cards/server/request'
import { codeSentences, type GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'

export const dynamic = 'force-dynamic'

/** Answers only at full steps of time: nobody reads from a clock how far a code came. */
const stepMs = 100

/**
 * What is left on the card with this code. Every code that is none gets the same answer, and a few wrong ones are
 * enough.
 */
export const POST = (request: Request) =>
  handleMutation(request, { schema: balanceRequest, limit: 'gift-balance' }, async ({ code }) => {
    try {
      const found = await tryCode(
        request,
        async () => ({ card: await constantTime(stepMs, () => findByCode(code)) }),
        ({ card }) => card === null,
      )
      if (!found) return answerProblem(429, 'locked', codeSentences.locked, { 'retry-after': '900' })
      if (!found.card)
        return answerJson(404, { error: 'unknown', field: 'code', message: codeSentences.unknown })
      const { balanceCents, heldCents, valueCents, endsWith, status } = found.card
      return answerJson(200, { balanceCents, heldCents, valueCents, endsWith, status } satisfies GiftBalance)
    } catch (error) {
      log.error('gift-cards', 'A balance could not be read', { error })
      return answerProblem(503, 'unavailable', 'The balance can’t be read now. Please try again, or call us.')
    }
  })

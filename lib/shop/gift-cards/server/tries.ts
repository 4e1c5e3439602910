import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { callerOf } from '@/lib/platform/http/server/caller'
import { processState } from '@/lib/platform/server/process-state'

const seconds = 15 * 60
/**
 * Codes that did not fit, in a quarter of an hour, per node: from one network, whose codes are not looked at then, and from all
 * together, which is only logged. A code has 72 bits: to refuse everybody would protect nothing and let a few close the cards.
 */
const most = { caller: 10, everybody: 500 }

const limiter = (who: keyof typeof most) =>
  processState(
    `gift-code-tries-${who}`,
    () => new RateLimiterMemory({ points: most[who], duration: seconds }),
  )

/** Whether this network's codes are not looked at for now: too many did not fit. */
export async function isLocked(request: Request): Promise<boolean> {
  const caller = await limiter('caller').get(callerOf(request))
  return (caller?.consumedPoints ?? 0) >= most.caller
}

/** Counts a code that did not fit. */
export async function countWrongCode(request: Request): Promise<void> {
  await limiter('caller').consume(callerOf(request)).catch(unlessRefused)
  const all = await limiter('everybody').consume('everybody').catch(unlessRefused)
  if (all?.consumedPoints === most.everybody)
    console.error(
      `${most.everybody} gift card codes did not fit in a quarter of an hour: somebody may be guessing`,
    )
}

function unlessRefused(refusal: unknown): undefined {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
}

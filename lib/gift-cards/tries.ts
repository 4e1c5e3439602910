import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { callerOf } from '@/lib/http/caller'
import { processState } from '@/lib/process-state'

const seconds = 15 * 60
/** Codes that did not fit, in a quarter of an hour: from one network, and from all together. Per node. */
const most = { caller: 10, everybody: 500 }

const limiter = (who: keyof typeof most) =>
  processState(
    `gift-code-tries-${who}`,
    () => new RateLimiterMemory({ points: most[who], duration: seconds }),
  )

/** Whether no more codes are looked at for now: too many did not fit. */
export async function isLocked(request: Request): Promise<boolean> {
  const [caller, everybody] = await Promise.all([
    limiter('caller').get(callerOf(request)),
    limiter('everybody').get('everybody'),
  ])
  return (caller?.consumedPoints ?? 0) >= most.caller || (everybody?.consumedPoints ?? 0) >= most.everybody
}

/** Counts a code that did not fit. */
export async function countWrongCode(request: Request): Promise<void> {
  await Promise.all([
    limiter('caller').consume(callerOf(request)).catch(unlessRefused),
    limiter('everybody').consume('everybody').catch(unlessRefused),
  ])
}

function unlessRefused(refusal: unknown): void {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
}

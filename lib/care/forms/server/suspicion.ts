import 'server-only'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { FormId } from '@/lib/care/forms/shared/model'
import { processState } from '@/lib/platform/server/process-state'
import { type StampReason, stampReason } from './stamp'

export type ReviewReason = StampReason | 'honeypot' | 'flood'

/** So many of one form in a minute, from everybody together, are no longer a busy day. */
const mostPerMinute = 60

/** Why a message looks like spam; empty when it does not. */
export async function reasonsForReview(
  form: FormId,
  { trap, stamp }: { trap: unknown; stamp: string | undefined },
  at: Date,
): Promise<ReviewReason[]> {
  const isTrapped = trap !== undefined && trap !== ''
  const late = stampReason(stamp, at)
  return [
    ...(isTrapped ? (['honeypot'] as const) : []),
    ...(late ? [late] : []),
    ...((await isFlooded(form)) ? (['flood'] as const) : []),
  ]
}

async function isFlooded(form: FormId): Promise<boolean> {
  const { limiter } = processState('form-flood', () => ({
    limiter: new RateLimiterMemory({ points: mostPerMinute, duration: 60 }),
  }))
  return limiter.consume(form).then(
    () => false,
    () => true,
  )
}

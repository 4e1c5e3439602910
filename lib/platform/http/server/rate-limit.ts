import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { processState } from '@/lib/platform/server/process-state'
import { callerOf } from './caller'

/** How many calls a minute one address may make. Per node: the database stops what really must not be exceeded. */
const perMinute = {
  'start-order': 20,
  'follow-order': 120,
  cart: 240,
  'paypal-webhook': 600,
  'submit-form': 20,
  'form-token': 60,
  'widget-failure': 60,
  'widget-failures-overall': 600,
  'browser-error': 20,
  'browser-errors-overall': 120,
  'account-read': 240,
  'account-try': 30,
  'account-mail': 20,
  'open-preview': 30,
  staff: 600,
  'staff-refused': 30,
  'gift-balance': 20,
  'gift-manage': 30,
}
export type Limit = keyof typeof perMinute

const limiters = () => processState('rate-limiters', () => new Map<Limit, RateLimiterMemory>())

/** Seconds to wait, or null when the call may go on. Each scope of a limit is counted by itself. */
export const secondsToWait = (limit: Limit, request: Request, scope = ''): Promise<number | null> =>
  take(limit, `${scope} ${callerOf(request)}`)

/** The same for everybody together, where many addresses could do harm that one can not. */
export const secondsToWaitOverall = (limit: Limit): Promise<number | null> => take(limit, 'everybody')

async function take(limit: Limit, key: string): Promise<number | null> {
  let limiter = limiters().get(limit)
  if (!limiter) {
    limiter = new RateLimiterMemory({ points: perMinute[limit], duration: 60 })
    limiters().set(limit, limiter)
  }
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

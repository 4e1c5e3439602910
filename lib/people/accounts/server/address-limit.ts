import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { processState } from '@/lib/platform/server/process-state'

const hour = 3600

/** How often one email address can be tried or written to. Per node; the accounts service has limits of its own. */
const rules = {
  /** From one network: who guesses. */
  guess: { points: 10, duration: hour / 4 },
  /** From one browser that is known for the address. */
  'guess-device': { points: 10, duration: hour / 4 },
  /** From everywhere else: high, because it also shuts out the owner in a new browser. */
  'guess-overall': { points: 60, duration: hour / 4 },
  /** The code of one order, from one network and from everywhere. */
  'order-code': { points: 10, duration: hour / 4 },
  'order-code-overall': { points: 40, duration: hour / 4 },
  'sign-up': { points: 5, duration: hour },
  recover: { points: 5, duration: hour },
  resend: { points: 5, duration: hour },
  'change-email': { points: 5, duration: hour },
  export: { points: 5, duration: hour },
}
export type AddressLimit = keyof typeof rules

const limiters = () => processState('account-limits', () => new Map<AddressLimit, RateLimiterMemory>())

function limiterOf(limit: AddressLimit): RateLimiterMemory {
  const known = limiters().get(limit)
  if (known) return known
  const limiter = new RateLimiterMemory(rules[limit])
  limiters().set(limit, limiter)
  return limiter
}

/** Only hashes are kept in memory, too. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(' ').toLowerCase()).digest('base64url')

/** Counts a call about this address. Resolves with the seconds to wait, or null when the call may go on. */
export async function waitForAddress(limit: AddressLimit, ...parts: string[]): Promise<number | null> {
  try {
    await limiterOf(limit).consume(keyOf(...parts))
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** A right password was no guess. */
export async function forgive(limit: AddressLimit, ...parts: string[]): Promise<void> {
  await limiterOf(limit).reward(keyOf(...parts))
}

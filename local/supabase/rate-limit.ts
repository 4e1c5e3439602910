import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

type Rule = { perAddress: RateLimiterMemory; perEmail?: RateLimiterMemory }

const limit = (points: number, minutes: number) => new RateLimiterMemory({ points, duration: minutes * 60 })

export type AuthLimits = Map<string, Rule>

/**
 * How often one visitor's address may use each account call, and for mails one email address. Tries of a password are
 * not counted by email address, as hosted Supabase does not: else a stranger could shut out the owner.
 */
export function createAuthLimits(): AuthLimits {
  const tries = () => ({ perAddress: limit(300, 5) })
  const mails = () => ({ perAddress: limit(300, 60), perEmail: limit(5, 60) })
  return new Map([
    ['token', tries()],
    ['verify', tries()],
    ['signup', mails()],
    ['recover', mails()],
    ['otp', mails()],
    ['resend', mails()],
  ])
}

/** Counts an account call. Returns the seconds to wait when it came too soon, otherwise undefined. */
export async function secondsToWait(
  limits: AuthLimits,
  call: string,
  caller: { address: string; email: string | undefined },
): Promise<number | undefined> {
  const rule = limits.get(call)
  if (!rule) return undefined
  try {
    await rule.perAddress.consume(caller.address)
    if (caller.email) await rule.perEmail?.consume(caller.email.toLowerCase())
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

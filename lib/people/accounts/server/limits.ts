import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { cookies } from 'next/headers'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { cookieAttributes } from '@/lib/platform/db/server/session'
import { signingSecret } from '@/lib/platform/security/server/signing-secret'
import { processState } from '@/lib/platform/server/process-state'
import { type Refusal, tooOften } from './outcome'

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

/**
 * Lets a password be tried for this address, unless that was tried too often. `caller` is the hashed network. A
 * browser that is known for the address has tries of its own: whoever guesses elsewhere does not shut out the owner.
 */
export async function mayGuess(email: string, caller: string): Promise<Refusal | null> {
  const device = await knownDevice(email)
  const wait = device
    ? await waitForAddress('guess-device', email, device)
    : ((await waitForAddress('guess', email, caller)) ?? (await waitForAddress('guess-overall', email)))
  return wait === null ? null : tooOften(wait)
}

/** The password was right: it does not count as a guess, and the browser is known from now on. */
export async function guessedRight(email: string, caller: string): Promise<void> {
  if ((await knownDevice(email)) === null)
    await Promise.all([forgive('guess', email, caller), forgive('guess-overall', email)])
  await rememberDevice(email)
}

const deviceCookie = 'device'
const deviceSeconds = 400 * 24 * 3600

/**
 * Notes that whoever uses this browser has shown the password or the mailbox of this account: it has a new name and
 * with it all tries again. It stays when they sign out.
 */
export async function rememberDevice(email: string): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  ;(await cookies()).set(deviceCookie, `${id}.${signatureOf(id, email)}`, {
    ...cookieAttributes,
    maxAge: deviceSeconds,
  })
}

/**
 * What this browser is called where it is known for this address, null elsewhere: strangers' guesses do not count
 * against it.
 */
async function knownDevice(email: string): Promise<string | null> {
  const [id = '', signature = ''] = ((await cookies()).get(deviceCookie)?.value ?? '').split('.')
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(id, email))]
  return id && given.length === own.length && timingSafeEqual(given, own) ? id : null
}

const signatureOf = (id: string, email: string) =>
  createHmac('sha256', signingSecret('known-device'))
    .update(`${id} ${email.toLowerCase()}`)
    .digest('base64url')

/**
 * The work's result, handed over only at full steps of time: an address with an account takes longer than one
 * without, and nobody should read that from a clock (CALL-010).
 */
export async function constantTime<Result>(stepMs: number, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  const spent = performance.now() - begun
  await delay(Math.ceil(spent / stepMs) * stepMs - spent)
  return result
}

/** Steps in which calls that may send a mail answer, in ms (see `evenPace`). */
export const mailStepMs = 800

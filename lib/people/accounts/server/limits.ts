import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { cookies } from 'next/headers'
import { cookieAttributes } from '@/lib/platform/db/server/session'
import { forgive, secondsToWait } from '@/lib/platform/http/server/limits'
import { signingSecret } from '@/lib/platform/security/server/secrets'
import { type Refusal, tooOften } from './outcome'

/**
 * Lets a password be tried for this address, unless that was tried too often. `caller` is the hashed network. A
 * browser that is known for the address has tries of its own: whoever guesses elsewhere does not shut out the owner.
 */
export async function mayGuess(email: string, caller: string): Promise<Refusal | null> {
  const device = await knownDevice(email)
  const wait = device
    ? await secondsToWait('guess-device', email, device)
    : ((await secondsToWait('guess', email, caller)) ?? (await secondsToWait('guess-overall', email)))
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

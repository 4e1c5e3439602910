import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { cookieAttributes } from '@/lib/platform/db/server/session-client'

const cookie = 'sign_up'
const lifeSeconds = 24 * 3600

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * What tells this sign-up from another of the same address: the accounts service keeps `mark` with the account it makes, in the step
 * that stores the password, and ignores it where there is one already. `keep()` leaves the secret behind it in this browser.
 */
export function newSignUp() {
  const secret = randomBytes(24).toString('base64url')
  const keep = async () =>
    void (await cookies()).set(cookie, secret, { ...cookieAttributes, maxAge: lifeSeconds })
  return { mark: hashOf(secret), keep }
}

/** Whether the account with this mark, and so its password, was made by this browser: 'other' when it has signed up since. */
export async function whoseSignUp(mark: unknown): Promise<'own' | 'other' | 'unknown'> {
  const secret = (await cookies()).get(cookie)?.value
  if (!secret) return 'unknown'
  return typeof mark === 'string' && hashOf(secret) === mark ? 'own' : 'other'
}

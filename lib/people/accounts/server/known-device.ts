import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { cookieAttributes } from '@/lib/platform/db/server/session-client'
import { signingSecret } from '@/lib/platform/security/server/signing-secret'

const cookie = 'device'
const lifeSeconds = 400 * 24 * 3600

/**
 * Notes that whoever uses this browser has shown the password or the mailbox of this account: it has a new name and with it all tries
 * again. It stays when they sign out.
 */
export async function rememberDevice(email: string): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  ;(await cookies()).set(cookie, `${id}.${signatureOf(id, email)}`, {
    ...cookieAttributes,
    maxAge: lifeSeconds,
  })
}

/** What this browser is called where it is known for this address, null elsewhere: strangers' guesses do not count against it. */
export async function knownDevice(email: string): Promise<string | null> {
  const [id = '', signature = ''] = ((await cookies()).get(cookie)?.value ?? '').split('.')
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(id, email))]
  return id && given.length === own.length && timingSafeEqual(given, own) ? id : null
}

const signatureOf = (id: string, email: string) =>
  createHmac('sha256', signingSecret('known-device'))
    .update(`${id} ${email.toLowerCase()}`)
    .digest('base64url')

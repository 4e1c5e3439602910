import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { cookieAttributes } from '@/lib/platform/db/server/session-client'
import { signingSecret } from '@/lib/platform/security/server/signing-secret'
import { now } from '@/lib/platform/server/clock'

const cookie = 'recovered'
const lifeSeconds = 15 * 60

/** Notes, signed, that this session came from a link in the owner's mailbox: for 15 minutes it may choose a password without the old one. */
export async function keepRecoveryProof(accessToken: string): Promise<void> {
  const claim = `${sessionIdOf(accessToken)}.${now().getTime() + lifeSeconds * 1000}`
  ;(await cookies()).set(cookie, `${claim}.${signatureOf(claim)}`, {
    ...cookieAttributes,
    maxAge: lifeSeconds,
  })
}

/** Whether this very session came from such a link, not long ago. The token must be one the accounts service has just accepted. */
export async function hasRecoveryProof(accessToken: string): Promise<boolean> {
  const [sessionId = '', until = '', signature = ''] = ((await cookies()).get(cookie)?.value ?? '').split('.')
  return (
    isSame(signature, signatureOf(`${sessionId}.${until}`)) &&
    sessionId === sessionIdOf(accessToken) &&
    Number(until) >= now().getTime()
  )
}

/** A link chooses one password. */
export async function dropRecoveryProof(): Promise<void> {
  const store = await cookies()
  if (store.has(cookie)) store.set(cookie, '', { path: '/', maxAge: 0 })
}

function sessionIdOf(accessToken: string): string {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8')
  const { session_id } = JSON.parse(payload) as { session_id?: unknown }
  if (typeof session_id !== 'string') throw new Error('The access token names no session')
  return session_id
}

const signatureOf = (claim: string) =>
  createHmac('sha256', signingSecret('account-recovery')).update(claim).digest('base64url')

const isSame = (one: string, other: string) =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other))

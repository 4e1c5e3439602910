import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { User } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { callDatabase } from '@/lib/platform/db/server/database'
import { cookieAttributes } from '@/lib/platform/db/server/session'
import { signingSecret } from '@/lib/platform/security/server/secrets'
import { now } from '@/lib/platform/server/clock'
import { AccountsAway, orAway } from './outcome'

/** Whether this account's owner has opened the mailbox of its present address and stands for its password (0014). */
export async function isProven(userId: string): Promise<boolean> {
  return orAway(callDatabase('is_proven', 'An account could not be looked at', { p_user_id: userId }))
}

/** From now on the account is its owner's. The caller has made sure of the mailbox and of the password. */
export async function prove({ id, email = '' }: User): Promise<void> {
  const failure = 'An account could not be proven'
  const args = { p_user_id: id, p_email: email, p_now: now().toISOString() }
  if (!(await orAway(callDatabase('prove_account', failure, args))))
    throw new AccountsAway(`${failure}: changed`)
}

export type MailLink = {
  userId: string
  /** The address the link is about: the new one where it changes. */
  address: string
  /** What the account signs in with so far. */
  accountEmail: string
  signUp: string | null
}

/** What a link of our mails is about, without using it; null when it is used up or made up. Throws `AccountsAway`. */
export async function readMailLink(kind: string, token: string): Promise<MailLink | null> {
  const links = await orAway(
    callDatabase('mail_link', 'A link could not be looked at', { p_token_hash: token }),
  )
  const link = links.find((one) => one.kind === kind)
  if (!link) return null
  const { user_id: userId, address, account_email: accountEmail, sign_up: signUp } = link
  return { userId, address, accountEmail, signUp }
}

const recoveryCookie = 'recovered'
const recoverySeconds = 15 * 60

/**
 * Notes, signed, that this session came from a link in the owner's mailbox: for 15 minutes it may choose a password
 * without the old one.
 */
export async function keepRecoveryProof(accessToken: string): Promise<void> {
  const claim = `${sessionIdOf(accessToken)}.${now().getTime() + recoverySeconds * 1000}`
  ;(await cookies()).set(recoveryCookie, `${claim}.${signatureOf(claim)}`, {
    ...cookieAttributes,
    maxAge: recoverySeconds,
  })
}

/**
 * Whether this very session came from such a link, not long ago. The token must be one the accounts service has just
 * accepted.
 */
export async function hasRecoveryProof(accessToken: string): Promise<boolean> {
  const [sessionId = '', until = '', signature = ''] = (
    (await cookies()).get(recoveryCookie)?.value ?? ''
  ).split('.')
  return (
    isSame(signature, signatureOf(`${sessionId}.${until}`)) &&
    sessionId === sessionIdOf(accessToken) &&
    Number(until) >= now().getTime()
  )
}

/** A link chooses one password. */
export async function dropRecoveryProof(): Promise<void> {
  const store = await cookies()
  if (store.has(recoveryCookie)) store.set(recoveryCookie, '', { path: '/', maxAge: 0 })
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

/** What a link in a mail about an account can confirm. */
const confirmations = ['signup', 'recovery', 'email_change'] as const
export type Confirmation = (typeof confirmations)[number]

/** The kind a link names; `email` is another name of new projects' templates for a sign-up. */
export const confirmationOf = (named: unknown): Confirmation | null =>
  named === 'email' ? 'signup' : (confirmations.find((kind) => kind === named) ?? null)

export const confirmationProblems = ['used', 'elsewhere', 'half', 'away'] as const
export type ConfirmationProblem = (typeof confirmationProblems)[number]

/** The page that says why a link was not enough, and what to do. */
export const problemPage = (kind: Confirmation, problem: ConfirmationProblem): string =>
  `/auth/confirm?type=${kind}&problem=${problem}`

const signUpCookie = 'sign_up'
const signUpSeconds = 24 * 3600

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * What tells this sign-up from another of the same address: the accounts service keeps `mark` with the account it
 * makes, in the step that stores the password, and ignores it where there is one already. `keep()` leaves the secret
 * behind it in this browser.
 */
export function newSignUp() {
  const secret = randomBytes(24).toString('base64url')
  const keep = async () =>
    void (await cookies()).set(signUpCookie, secret, { ...cookieAttributes, maxAge: signUpSeconds })
  return { mark: hashOf(secret), keep }
}

/**
 * Whether the account with this mark, and so its password, was made by this browser: 'other' when it has signed up
 * since.
 */
export async function whoseSignUp(mark: unknown): Promise<'own' | 'other' | 'unknown'> {
  const secret = (await cookies()).get(signUpCookie)?.value
  if (!secret) return 'unknown'
  return typeof mark === 'string' && hashOf(secret) === mark ? 'own' : 'other'
}

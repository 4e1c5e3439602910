import 'server-only'
import { accountForms } from '@/lib/people/accounts/shared/forms'
import { callDatabase } from '@/lib/platform/db/server/database'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'
import type { AccountCall, Caller } from './call'
import { constantTime, mailStepMs } from './limits'
import { done, orAway, type Refusal, refusalOf, tooOften, withinPatience, wrongField } from './outcome'
import { knownPasswordProblem } from './passwords'
import { queueNotice } from './profile'
import { newSignUp } from './proofs'
import { askingClient } from './session'

/**
 * AUTH-001, ENT-005, CALL-009: makes an account and mails its confirmation. A known address gets the same answer, and
 * its owner a mail (CALL-010).
 */
export const signUp: AccountCall = {
  ...accountForms['sign-up'],
  name: 'sign-up',
  limit: 'account-mail',
  async run({ firstName = '', lastName = '', email = '', password = '' }, caller) {
    const problem = knownPasswordProblem(password, [firstName, lastName, email])
    if (problem) return wrongField('password', problem)
    const wait = await secondsToWait('sign-up', email)
    if (wait !== null) return tooOften(wait)
    return constantTime(mailStepMs, async () => {
      const client = await askingClient(caller.address)
      const names = { first_name: firstName, last_name: lastName }
      const { mark, keep } = newSignUp()
      const refusal = await register(client, { email, password, data: { ...names, sign_up: mark } })
      if (refusal) return refusal
      client.keepVerifier()
      await keep()
      return done({ outcome: 'check_mail' }, '/forms/sign-up/sent')
    })
  },
}

type Registration = { email: string; password: string; data: Record<string, string> }

/** Null when the address' owner is written to, whatever was there before. */
async function register(
  client: Awaited<ReturnType<typeof askingClient>>,
  { email, password, data }: Registration,
): Promise<Refusal | null> {
  const state = await stateBefore(email)
  if (state === 'none') {
    const options = { emailRedirectTo: env.siteUrl, data }
    const { error } = await withinPatience(client.auth.signUp({ email, password, options }))
    const refusal = refusalOf(error)
    if (refusal?.code === 'weak_password') return wrongField('password', refusal.message)
    // Any other refusal means that somebody else was faster with this address.
    if (refusal) log.error('accounts', 'A sign-up was refused', { code: refusal.code })
    return null
  }
  // Also where it mails nothing: the browser gets the same cookies whatever there is under the address.
  await mailWayIn(client, email)
  if (state === 'proven') await queueNotice('account_exists', email)
  return null
}

async function stateBefore(email: string): Promise<string> {
  const failure = 'The accounts could not be looked at'
  return orAway(callDatabase('account_before_sign_up', failure, { p_email: email }))
}

/** The mail that confirms a new account, once more. 200 whether or not there is such an account. */
export const resend: AccountCall = {
  ...accountForms.resend,
  name: 'resend',
  page: () => '/account/confirm-mail',
  limit: 'account-mail',
  async run({ email = '' }, caller) {
    const wait = await secondsToWait('resend', email)
    if (wait !== null) return tooOften(wait)
    return constantTime(mailStepMs, async () => {
      const client = await askingClient(caller.address)
      await mailWayIn(client, email)
      client.keepVerifier()
      return done({ outcome: 'check_mail' }, '/forms/resend/sent')
    })
  },
}

type Client = Awaited<ReturnType<typeof askingClient>>

/**
 * Mails the link that opens this account to its owner: the confirmation again, or where the address is confirmed but
 * the account not proven, the one that chooses a password. Nothing where there is no account or it is open. Throws
 * `AccountsAway`.
 */
async function mailWayIn({ auth }: Client, email: string): Promise<void> {
  const failure = 'An account could not be looked at'
  const state = await orAway(callDatabase('account_state', failure, { p_email: email }))
  const options = { emailRedirectTo: env.siteUrl }
  const { error } =
    state === 'unproven'
      ? await withinPatience(auth.resetPasswordForEmail(email, { redirectTo: passwordPage }))
      : await withinPatience(auth.resend({ type: 'signup', email, options }))
  // Any other refusal is about an address that has an account: nothing is said of it.
  refusalOf(error)
}

/**
 * The same for somebody who tried to sign in too early, within the address' limit. Rejects when the service is away.
 */
export async function mailWayInAgain(email: string, caller: Caller): Promise<void> {
  if ((await secondsToWait('resend', email)) === null)
    await mailWayIn(await askingClient(caller.address), email)
}

/** Where links of hosted Supabase's own templates end that choose a password. */
const passwordPage = `${env.siteUrl}/auth/callback?next=/account/password`

/** The mail with which a forgotten password is replaced. 200 whether or not there is such an account. */
export const recover: AccountCall = {
  ...accountForms.recover,
  name: 'recover',
  page: () => '/account/forgot',
  limit: 'account-mail',
  async run({ email = '' }, caller) {
    const wait = await secondsToWait('recover', email)
    if (wait !== null) return tooOften(wait)
    return constantTime(mailStepMs, async () => {
      const { auth, keepVerifier } = await askingClient(caller.address)
      const { error } = await withinPatience(auth.resetPasswordForEmail(email, { redirectTo: passwordPage }))
      // A refusal here is about an address that has an account; only an outage is told.
      refusalOf(error)
      keepVerifier()
      return done({ outcome: 'check_mail' }, '/forms/recover/sent')
    })
  },
}

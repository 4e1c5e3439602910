import 'server-only'
import { emailProblem, nameProblem, newPasswordProblem } from '@/lib/people/accounts/shared/rules'
import { serviceClient } from '@/lib/platform/db/server/service'
import { env } from '@/lib/platform/server/env'
import { waitForAddress } from './address-limit'
import { askingClient } from './asking-client'
import { AccountsAway, refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { evenPace } from './even-pace'
import { knownPasswordProblem } from './known-passwords'
import { queueNotice } from './notices'
import { done, firstProblem, type Refusal, tooOften, wrongField } from './outcome'
import { mailStepMs } from './pace'
import { mailWayIn } from './resend'
import { newSignUp } from './sign-up-cookie'

/**
 * AUTH-001, ENT-005, CALL-009: makes an account and mails its confirmation. A known address gets the same answer, and its owner a mail
 * (CALL-010).
 */
export const signUp: AccountCall = {
  name: 'sign-up',
  limit: 'account-mail',
  failureTitle: 'Sign up error',
  button: 'Create Account',
  told: {
    title: 'Check your email',
    text: "We've sent you a confirmation link to complete your registration.",
  },
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  ],
  async run({ firstName = '', lastName = '', email: typed = '', password = '' }, caller) {
    const email = typed.trim()
    const problem = firstProblem({
      firstName: nameProblem('first', firstName),
      lastName: nameProblem('last', lastName),
      email: emailProblem(email),
      password: newPasswordProblem(password) ?? knownPasswordProblem(password, [firstName, lastName, email]),
    })
    if (problem) return problem
    const wait = await waitForAddress('sign-up', email)
    if (wait !== null) return tooOften(wait)
    return evenPace(mailStepMs, async () => {
      const client = await askingClient(caller.address)
      const names = { first_name: firstName.trim(), last_name: lastName.trim() }
      const { mark, keep } = newSignUp()
      const refusal = await register(client, { email, password, data: { ...names, sign_up: mark } })
      if (refusal) return refusal
      await client.keepVerifier()
      await keep()
      return done({ outcome: 'check_mail' }, '/api/account/sign-up')
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
    if (refusal) console.error(`A sign-up was refused: ${refusal.code}`)
    return null
  }
  // Also where it mails nothing: the browser gets the same cookies whatever there is under the address.
  await mailWayIn(client, email)
  if (state === 'proven') await queueNotice('account_exists', email)
  return null
}

async function stateBefore(email: string): Promise<string> {
  const { data, error } = await serviceClient().rpc('account_before_sign_up', { p_email: email })
  if (error) throw new AccountsAway(`The accounts could not be looked at: ${error.code}`)
  return data
}

import 'server-only'
import { serviceClient } from '@/lib/db/service'
import { env } from '@/lib/env'
import { waitForAddress } from './address-limit'
import { askingClient } from './asking-client'
import { AccountsAway, refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { evenPace } from './even-pace'
import { queueNotice } from './notices'
import { done, firstProblem, type Refusal, tooOften, wrongField } from './outcome'
import { mailStepMs } from './pace'
import { askForConfirmation } from './resend'
import { emailProblem, nameProblem, newPasswordProblem } from './rules'

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
    { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  ],
  async run({ firstName = '', lastName = '', email: typed = '', password = '' }, caller) {
    const email = typed.trim()
    const problem = firstProblem({
      firstName: nameProblem('first', firstName),
      lastName: nameProblem('last', lastName),
      email: emailProblem(email),
      password: newPasswordProblem(password),
    })
    if (problem) return problem
    const wait = await waitForAddress('sign-up', email)
    if (wait !== null) return tooOften(wait)
    return evenPace(mailStepMs, async () => {
      const client = await askingClient(caller.address)
      const names = { first_name: firstName.trim(), last_name: lastName.trim() }
      const refusal = await register(client, { email, password, names })
      if (refusal) return refusal
      await client.keepVerifier()
      return done({ outcome: 'check_mail' }, '/api/account/sign-up')
    })
  },
}

type Registration = { email: string; password: string; names: { first_name: string; last_name: string } }

/** Null when the address' owner is written to, whatever was there before. */
async function register(
  client: Awaited<ReturnType<typeof askingClient>>,
  { email, password, names }: Registration,
): Promise<Refusal | null> {
  if ((await stateBefore(email)) === 'none') {
    const options = { emailRedirectTo: env.siteUrl, data: names }
    const { error } = await withinPatience(client.auth.signUp({ email, password, options }))
    const refusal = refusalOf(error)
    if (refusal?.code === 'weak_password') return wrongField('password', refusal.message)
    // Any other refusal means that somebody else was faster with this address.
    if (refusal) console.error(`A sign-up was refused: ${refusal.code}`)
    return null
  }
  // An account that waits gets its link again; for a confirmed one the service does nothing.
  const { error } = await askForConfirmation(client, email)
  refusalOf(error)
  await queueNotice('account_exists', email)
  return null
}

async function stateBefore(email: string): Promise<string> {
  const { data, error } = await serviceClient().rpc('account_before_sign_up', { p_email: email })
  if (error) throw new AccountsAway(`The accounts could not be looked at: ${error.code}`)
  return data
}

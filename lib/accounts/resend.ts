import 'server-only'
import { env } from '@/lib/env'
import { waitForAddress } from './address-limit'
import { askingClient } from './asking-client'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall, Caller } from './call'
import { evenPace } from './even-pace'
import { done, firstProblem, tooOften } from './outcome'
import { mailStepMs } from './pace'
import { emailProblem } from './rules'

/** The mail that confirms a new account, once more. 200 whether or not there is such an account. */
export const resend: AccountCall = {
  name: 'resend',
  limit: 'account-mail',
  failureTitle: 'We could not send the link',
  button: 'Send the link again',
  told: {
    title: 'Check your email',
    text: 'If an account with this address waits to be confirmed, the link is on its way.',
  },
  fields: [{ name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' }],
  async run({ email: typed = '' }, caller) {
    const email = typed.trim()
    const problem = firstProblem({ email: emailProblem(email) })
    if (problem) return problem
    const wait = await waitForAddress('resend', email)
    if (wait !== null) return tooOften(wait)
    return evenPace(mailStepMs, async () => {
      const client = await askingClient(caller.address)
      const { error } = await askForConfirmation(client, email)
      refusalOf(error)
      await client.keepVerifier()
      return done({ outcome: 'check_mail' }, '/api/account/resend')
    })
  },
}

type Client = Awaited<ReturnType<typeof askingClient>>

/** The service mails it if the account waits to be confirmed, and says nothing about it. */
export const askForConfirmation = ({ auth }: Client, email: string) =>
  withinPatience(auth.resend({ type: 'signup', email, options: { emailRedirectTo: env.siteUrl } }))

/** The same for somebody who tried to sign in before confirming, within the address' limit. Rejects when the service is away. */
export async function sendConfirmationAgain(email: string, caller: Caller): Promise<void> {
  if ((await waitForAddress('resend', email)) !== null) return
  const { error } = await askForConfirmation(await askingClient(caller.address), email)
  refusalOf(error)
}

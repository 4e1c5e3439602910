import 'server-only'
import { emailProblem } from '@/lib/people/accounts/shared/rules'
import { serviceClient } from '@/lib/platform/db/server/service'
import { env } from '@/lib/platform/server/env'
import { waitForAddress } from './address-limit'
import { askingClient } from './asking-client'
import { AccountsAway, refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall, Caller } from './call'
import { evenPace } from './even-pace'
import { done, firstProblem, tooOften } from './outcome'
import { mailStepMs } from './pace'
import { passwordPage } from './recover'

/** The mail that confirms a new account, once more. 200 whether or not there is such an account. */
export const resend: AccountCall = {
  name: 'resend',
  limit: 'account-mail',
  failureTitle: 'We couldn’t send the link',
  button: 'Send the link again',
  told: {
    title: 'Check your email',
    text: 'If there’s an account with this address waiting to be confirmed, the link is on its way.',
  },
  fields: [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }],
  async run({ email: typed = '' }, caller) {
    const email = typed.trim()
    const problem = firstProblem({ email: emailProblem(email) })
    if (problem) return problem
    const wait = await waitForAddress('resend', email)
    if (wait !== null) return tooOften(wait)
    return evenPace(mailStepMs, async () => {
      const client = await askingClient(caller.address)
      await mailWayIn(client, email)
      await client.keepVerifier()
      return done({ outcome: 'check_mail' }, '/api/account/resend')
    })
  },
}

type Client = Awaited<ReturnType<typeof askingClient>>

/**
 * Mails the link that opens this account to its owner: the confirmation again, or where the address is confirmed but the account not
 * proven, the one that chooses a password. Nothing where there is no account or it is open. Throws `AccountsAway`.
 */
export async function mailWayIn({ auth }: Client, email: string): Promise<void> {
  const { data: state, error: failure } = await serviceClient().rpc('account_state', { p_email: email })
  if (failure) throw new AccountsAway(`An account could not be looked at: ${failure.code}`)
  const options = { emailRedirectTo: env.siteUrl }
  const { error } =
    state === 'unproven'
      ? await withinPatience(auth.resetPasswordForEmail(email, { redirectTo: passwordPage }))
      : await withinPatience(auth.resend({ type: 'signup', email, options }))
  // Any other refusal is about an address that has an account: nothing is said of it.
  refusalOf(error)
}

/** The same for somebody who tried to sign in too early, within the address' limit. Rejects when the service is away. */
export async function mailWayInAgain(email: string, caller: Caller): Promise<void> {
  if ((await waitForAddress('resend', email)) === null)
    await mailWayIn(await askingClient(caller.address), email)
}

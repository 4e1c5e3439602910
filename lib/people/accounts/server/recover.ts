import 'server-only'
import { emailProblem } from '@/lib/people/accounts/shared/rules'
import { env } from '@/lib/platform/server/env'
import { waitForAddress } from './address-limit'
import { askingClient } from './asking-client'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { evenPace } from './even-pace'
import { done, firstProblem, tooOften } from './outcome'
import { mailStepMs } from './pace'

/** Where links of hosted Supabase's own templates end that choose a password. */
export const passwordPage = `${env.siteUrl}/auth/callback?next=/account/password`

/** The mail with which a forgotten password is replaced. 200 whether or not there is such an account. */
export const recover: AccountCall = {
  name: 'recover',
  limit: 'account-mail',
  failureTitle: 'We couldn’t send the link',
  button: 'Send me a link',
  told: {
    title: 'Check your email',
    text: 'If there’s an account with this address, a link to choose a new password is on its way. It works for one hour.',
  },
  fields: [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'username' }],
  async run({ email: typed = '' }, caller) {
    const email = typed.trim()
    const problem = firstProblem({ email: emailProblem(email) })
    if (problem) return problem
    const wait = await waitForAddress('recover', email)
    if (wait !== null) return tooOften(wait)
    return evenPace(mailStepMs, async () => {
      const { auth, keepVerifier } = await askingClient(caller.address)
      const { error } = await withinPatience(auth.resetPasswordForEmail(email, { redirectTo: passwordPage }))
      // A refusal here is about an address that has an account; only an outage is told.
      refusalOf(error)
      await keepVerifier()
      return done({ outcome: 'check_mail' }, '/api/account/recover')
    })
  },
}

import 'server-only'
import { emailProblem } from '@/lib/people/accounts/shared/rules'
import { env } from '@/lib/platform/server/env'
import { waitForAddress } from './address-limit'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { queueNotice } from './notices'
import { done, signedOut, tooOften, wrongField } from './outcome'
import { checkOwnPassword } from './own-password'
import { ownSession } from './own-session'

/**
 * Asks the new mailbox to confirm; until then the address stays. The old one is told. A new address that has an account gets the same
 * answer (CALL-010).
 */
export const changeEmail: AccountCall = {
  name: 'email',
  limit: 'account-mail',
  failureTitle: 'Your email address was not changed',
  button: 'Change email address',
  told: {
    title: 'Check your email',
    text: 'We’ve sent a link to the new address. Open it and press the button to make the change.',
  },
  fields: [
    { name: 'email', label: 'New email', type: 'email', autoComplete: 'email' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  ],
  async run({ email: typed = '', password = '' }, { network }) {
    const session = await ownSession()
    if (!session) return signedOut()
    const email = typed.trim()
    const problem = emailProblem(email)
    if (problem) return wrongField('email', problem)
    if (email.toLowerCase() === session.email.toLowerCase())
      return wrongField('email', 'That’s already your email address.')
    const wrong = await checkOwnPassword({ email: session.email, network }, 'password', password)
    if (wrong) return wrong
    const wait = await waitForAddress('change-email', session.user.id)
    if (wait !== null) return tooOften(wait)
    const { error } = await withinPatience(
      session.auth.updateUser({ email }, { emailRedirectTo: `${env.siteUrl}/auth/callback` }),
    )
    const refusal = refusalOf(error)
    if (refusal?.name === 'AuthSessionMissingError') return signedOut()
    if (refusal) await queueNotice('account_exists', email)
    await queueNotice('email_change_asked', session.email)
    return done({ outcome: 'check_mail' }, '/api/account/email')
  },
}

import 'server-only'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { queueNotice } from './notices'
import { done, signedOut, tooOften, wrongField } from './outcome'
import { checkOwnPassword } from './own-password'
import { ownSession } from './own-session'
import { dropRecoveryProof, hasRecoveryProof } from './recovery-proof'
import { newPasswordProblem } from './rules'

/**
 * Chooses a new password, with the current one or within 15 minutes after a link from the own mailbox. All other devices are signed out,
 * and the owner gets a mail.
 */
export const changePassword: AccountCall = {
  name: 'password',
  limit: 'account-try',
  failureTitle: 'Your password was not changed',
  button: 'Save password',
  fields: [
    { name: 'password', label: 'New password', type: 'password', autoComplete: 'new-password' },
    {
      name: 'current',
      label: 'Current password',
      type: 'password',
      autoComplete: 'current-password',
      isOptional: true,
    },
  ],
  async run({ password = '', current = '' }, { network }) {
    const session = await ownSession()
    if (!session) return signedOut()
    const { auth, email, accessToken } = session
    const problem = newPasswordProblem(password)
    if (problem) return wrongField('password', problem)
    if (!(await hasRecoveryProof(accessToken))) {
      const wrong = await checkOwnPassword({ email, network }, 'current', current)
      if (wrong) return wrong
    }
    const { error } = await withinPatience(auth.updateUser({ password }))
    const refusal = refusalOf(error)
    if (refusal?.status === 429) return tooOften(60)
    if (refusal && refusal.status === 422) return wrongField('password', refusal.message)
    if (refusal) return signedOut()
    await dropRecoveryProof()
    const others = await withinPatience(auth.signOut({ scope: 'others' })).catch((error) => ({ error }))
    if (others.error) console.error(`Other devices stay signed in: ${others.error.name}`)
    await queueNotice('password_changed', email)
    return done({ outcome: 'changed' }, '/account')
  },
}

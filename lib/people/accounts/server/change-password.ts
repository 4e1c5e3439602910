import 'server-only'
import { newPasswordProblem } from '@/lib/people/accounts/shared/rules'
import type { AccountCall } from './call'
import { rememberDevice } from './known-device'
import { knownPasswordProblem } from './known-passwords'
import { queueNotice } from './notices'
import { done, signedOut, wrongField } from './outcome'
import { checkOwnPassword } from './own-password'
import { anySession } from './own-session'
import { isProven, prove } from './proof'
import { dropRecoveryProof, hasRecoveryProof } from './recovery-proof'
import { endOtherSessions, setPassword } from './set-password'
import { toShopper } from './shopper'

/**
 * Chooses a new password, with the current one or within 15 minutes after a link from the own mailbox, which also proves the account. All
 * other devices are signed out, and the owner gets a mail.
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
    const session = await anySession()
    if (!session) return signedOut()
    const { auth, email, accessToken, user } = session
    const [isFromMailbox, isOpen] = await Promise.all([hasRecoveryProof(accessToken), isProven(user.id)])
    if (!isFromMailbox && !isOpen) return signedOut()
    const { firstName, lastName } = toShopper(user)
    const problem =
      newPasswordProblem(password) ?? knownPasswordProblem(password, [firstName, lastName, email])
    if (problem) return wrongField('password', problem)
    if (!isFromMailbox) {
      const wrong = await checkOwnPassword({ email, network }, 'current', current)
      if (wrong) return wrong
    }
    const refusal = await setPassword(auth, password, !isOpen)
    if (refusal) return refusal
    if (isFromMailbox) {
      await endOtherSessions(auth)
      await prove(user)
      await rememberDevice(email)
      await dropRecoveryProof()
    } else await endOtherSessions(auth).catch((problem) => console.error(problem.message))
    await queueNotice('password_changed', email)
    return done({ outcome: 'changed' }, '/account')
  },
}

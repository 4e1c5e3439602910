import 'server-only'
import { dropSession } from '@/lib/platform/db/server/session'
import type { AccountCall } from './call'
import { eraseAccount } from './erase'
import { done, signedOut, wrongField } from './outcome'
import { checkOwnPassword } from './own-password'
import { ownSession } from './own-session'

/** Ends the account of who is signed in, once the password was right and the box was ticked. It can't be taken back. */
export const deleteAccount: AccountCall = {
  name: 'delete',
  limit: 'account-try',
  failureTitle: 'Your account was not deleted',
  button: 'Delete my account',
  told: {
    title: 'Your account is deleted',
    text: 'We’ve sent one last email about it. You can still order and book without an account.',
  },
  fields: [
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
    { name: 'sure', label: 'I understand that this can’t be undone', type: 'hidden', isOptional: true },
  ],
  async run({ password = '', sure = '' }, { network }) {
    const session = await ownSession()
    if (!session) return signedOut()
    if (sure !== 'yes') return wrongField('sure', 'Tick the box: this can’t be undone.')
    const wrong = await checkOwnPassword({ email: session.email, network }, 'password', password)
    if (wrong) return wrong
    await eraseAccount(session.user.id)
    await dropSession()
    return done({ outcome: 'deleted' }, '/api/account/delete')
  },
}

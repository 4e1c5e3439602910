import 'server-only'
import { sessionClient } from '@/lib/db/session'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall } from './call'
import { confirmationOf, problemPage } from './confirmation'
import { done, refused } from './outcome'
import { keepRecoveryProof } from './recovery-proof'

/**
 * The button behind a link of our mails: confirms a new account, a changed address, or who forgot the password, and signs this browser
 * in. A link works once.
 */
export const confirm: AccountCall = {
  name: 'confirm',
  limit: 'account-try',
  failureTitle: 'This link does not work',
  button: 'Continue',
  fields: [
    { name: 'token_hash', label: 'The link’s code', type: 'hidden' },
    { name: 'type', label: 'The link’s kind', type: 'hidden' },
  ],
  async run({ token_hash: token = '', type: named = '' }) {
    const kind = confirmationOf(named)
    const unusable = refused(
      400,
      'link_used',
      'This link has been used already, is too old, or is incomplete.',
      {
        goTo: problemPage(kind ?? 'signup', 'used'),
      },
    )
    if (!kind || !/^[\w-]{10,200}$/.test(token)) return unusable
    const client = await sessionClient()
    const { data, error } = await withinPatience(client.auth.verifyOtp({ type: kind, token_hash: token }))
    const refusal = refusalOf(error)
    if (refusal?.status === 429)
      return refused(
        429,
        'too_many',
        'That was very often. Please wait a minute, then press the button again.',
      )
    if (refusal) return unusable
    // A changed address that the old mailbox must confirm, too: nobody is signed in by half of it.
    if (!data.session)
      return done(
        { outcome: 'confirmed', type: kind, next: problemPage(kind, 'half') },
        problemPage(kind, 'half'),
      )
    if (kind === 'recovery') await keepRecoveryProof(data.session.access_token)
    const next = kind === 'recovery' ? '/account/password' : '/account'
    return done({ outcome: 'confirmed', type: kind, next }, next)
  },
}

import 'server-only'
import { anySession } from './own-session'
import { isProven } from './proof'
import { hasRecoveryProof } from './recovery-proof'

/**
 * Who may choose a password now, and whether they have to show the present one: not right after a link out of their mailbox. Null for a
 * guest, and for an account that is not proven and not about to be. Throws when the accounts service does not answer.
 */
export async function passwordChooser(): Promise<{ email: string; needsCurrent: boolean } | null> {
  const session = await anySession()
  if (!session) return null
  const needsCurrent = !(await hasRecoveryProof(session.accessToken))
  if (needsCurrent && !(await isProven(session.user.id))) return null
  return { email: session.email, needsCurrent }
}

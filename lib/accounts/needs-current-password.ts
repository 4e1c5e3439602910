import 'server-only'
import { ownSession } from './own-session'
import { hasRecoveryProof } from './recovery-proof'

/** Whether who is signed in has to show the present password before choosing another: not right after a link out of their mailbox. */
export async function needsCurrentPassword(): Promise<boolean> {
  const session = await ownSession()
  return !session || !(await hasRecoveryProof(session.accessToken))
}

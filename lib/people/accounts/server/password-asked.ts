import 'server-only'
import type { Confirmation } from './confirmation'
import { anySession } from './own-session'
import type { MailLink } from './proof'
import { whoseSignUp } from './sign-up-cookie'

/**
 * Which password the page behind a link asks for: a 'new' one where another browser than this has signed up with the address, the
 * 'current' one of the account whose address changes where this browser is not signed in to it, or null. Throws `AccountsAway`.
 */
export async function passwordAsked(
  kind: Confirmation,
  { signUp, userId }: MailLink,
): Promise<'new' | 'current' | null> {
  if (kind === 'recovery') return null
  if (kind === 'signup') return (await whoseSignUp(signUp)) === 'own' ? null : 'new'
  return (await anySession())?.user.id === userId ? null : 'current'
}

import 'server-only'
import { clientOfCookies, secondsAsked } from '@/lib/platform/db/server/session-client'
import { refusalOf, withinPatience } from './auth-trouble'
import { guessedRight, mayGuess } from './guesses'
import { type Refusal, tooOften, wrongField } from './outcome'

/**
 * Asks once more for the password of who is signed in, before something that can't be taken back. Null when it is right; else the
 * refusal, about this field. Guesses are limited. Throws `AccountsAway` when the service does not answer.
 */
export async function checkOwnPassword(
  { email, network }: { email: string; network: string },
  field: string,
  password: string,
): Promise<Refusal | null> {
  if (password === '') return wrongField(field, 'Enter your current password.')
  const early = await mayGuess(email, network)
  if (early) return early
  const { auth } = clientOfCookies({ getAll: () => [], setAll: () => undefined }, null)
  const { error } = await withinPatience(auth.signInWithPassword({ email, password }))
  const refusal = refusalOf(error)
  if (refusal?.status === 429) return tooOften(secondsAsked(auth))
  if (refusal) return wrongField(field, 'This is not your current password.')
  await guessedRight(email, network)
  // It was only a question: the session it opened is of no use to anybody.
  await withinPatience(auth.signOut({ scope: 'local' })).catch(() => undefined)
  return null
}

import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
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
  const { url, publishableKey } = env.supabase
  const { auth } = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }) },
  })
  const { error } = await withinPatience(auth.signInWithPassword({ email, password }))
  const refusal = refusalOf(error)
  if (refusal?.status === 429) return tooOften(60)
  if (refusal) return wrongField(field, 'This is not your current password.')
  await guessedRight(email, network)
  // It was only a question: the session it opened is of no use to anybody.
  await withinPatience(auth.signOut({ scope: 'local' })).catch(() => undefined)
  return null
}

import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { secondsAsked } from '@/lib/platform/db/server/session-client'
import { AccountsAway, refusalOf, withinPatience } from './auth-trouble'
import { type Refusal, signedOut, tooOften, wrongField } from './outcome'

type Auth = SupabaseClient['auth']

/**
 * Gives the account of this session its password. Null when it is done; `mayStay` also when it is the password already, which the service
 * refuses. Throws `AccountsAway`.
 */
export async function setPassword(auth: Auth, password: string, mayStay: boolean): Promise<Refusal | null> {
  const { error } = await withinPatience(auth.updateUser({ password }))
  const refusal = refusalOf(error)
  if (refusal?.status === 429) return tooOften(secondsAsked(auth))
  if (!refusal || (mayStay && refusal.code === 'same_password')) return null
  return refusal.status === 422 ? wrongField('password', refusal.message) : signedOut()
}

/** Ends all other sessions of this account: nobody stays in by the password before. Throws `AccountsAway`. */
export async function endOtherSessions(auth: Auth): Promise<void> {
  const { error } = await withinPatience(auth.signOut({ scope: 'others' }))
  if (error) throw new AccountsAway(`Other devices stay signed in: ${error.name}`)
}

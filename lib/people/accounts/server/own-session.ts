import 'server-only'
import type { User } from '@supabase/supabase-js'
import { sessionClient } from '@/lib/platform/db/server/session'
import { refusalOf, withinPatience } from './auth-trouble'
import { isProven } from './proof'

export type OwnSession = {
  auth: Awaited<ReturnType<typeof sessionClient>>['auth']
  user: User
  email: string
  accessToken: string
}

/** The session of this request, with its user as the accounts service says now; null for a guest. Throws when it does not answer. */
export async function ownSession(): Promise<OwnSession | null> {
  const session = await anySession()
  return session && (await isProven(session.user.id)) ? session : null
}

/** The same, also of an account that is not proven: only to prove it. */
export async function anySession(): Promise<OwnSession | null> {
  const { auth } = await sessionClient()
  const { data, error } = await withinPatience(auth.getUser())
  refusalOf(error)
  const { data: kept } = await withinPatience(auth.getSession())
  if (!data.user?.email || !kept.session) return null
  return { auth, user: data.user, email: data.user.email, accessToken: kept.session.access_token }
}

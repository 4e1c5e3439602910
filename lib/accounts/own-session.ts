import 'server-only'
import type { User } from '@supabase/supabase-js'
import { sessionClient } from '@/lib/db/session'
import { refusalOf, withinPatience } from './auth-trouble'

export type OwnSession = {
  auth: Awaited<ReturnType<typeof sessionClient>>['auth']
  user: User
  email: string
  accessToken: string
}

/** The session of this request, with its user as the accounts service says now; null for a guest. Throws when it does not answer. */
export async function ownSession(): Promise<OwnSession | null> {
  const { auth } = await sessionClient()
  const { data, error } = await withinPatience(auth.getUser())
  refusalOf(error)
  const { data: kept } = await withinPatience(auth.getSession())
  if (!data.user?.email || !kept.session) return null
  return { auth, user: data.user, email: data.user.email, accessToken: kept.session.access_token }
}

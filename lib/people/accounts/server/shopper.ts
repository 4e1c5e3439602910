import 'server-only'
import type { User } from '@supabase/supabase-js'
import type { Shopper } from '@/lib/people/accounts/shared/model'
import { sessionClient } from '@/lib/platform/db/server/session'
import { refusalOf, withinPatience } from './auth-trouble'
import { isProven } from './proof'

/**
 * Who is signed in by this request's cookies, as the accounts service says now; null for a guest, and while the account is not proven.
 * Throws when it does not answer.
 */
export async function currentShopper(): Promise<Shopper | null> {
  const client = await sessionClient()
  const { data, error } = await withinPatience(client.auth.getUser())
  refusalOf(error)
  return data.user && (await isProven(data.user.id)) ? toShopper(data.user) : null
}

export function toShopper({ id, email, user_metadata: given }: User): Shopper {
  return { id, email: email ?? '', firstName: textOf(given?.first_name), lastName: textOf(given?.last_name) }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)

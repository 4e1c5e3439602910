import 'server-only'
import { now } from '@/lib/platform/server/clock'
import { countRemovals } from '@/lib/platform/staff-session/server/removals'
import { cookieFor } from './cookie'
import { staffHours } from './model'

/** The `Set-Cookie` that opens the Studio's own preview, of the moment `at` (ISO; null: now). Throws when the database fails. */
export async function staffCookie(at: string | null): Promise<string> {
  const until = new Date(now().getTime() + staffHours * 3_600_000).toISOString()
  return cookieFor({ by: 'staff', until, at, removals: await countRemovals() }, staffHours * 3600)
}

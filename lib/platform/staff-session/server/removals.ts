import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/database'

/** How often somebody of the staff has lost their access so far: it only grows. Throws when the database fails. */
export async function countRemovals(): Promise<number> {
  const { count, error } = await serviceClient()
    .from('former_staff')
    .select('*', { count: 'exact', head: true })
  if (error || count === null) throw new Error(`Former staff could not be counted: ${error?.message}`)
  return count
}

/**
 * When somebody of the staff lost their access last, in ms since the epoch; null: nobody ever did. Throws when the
 * database fails.
 */
export async function lastRemovalMs(): Promise<number | null> {
  const { data, error } = await serviceClient()
    .from('former_staff')
    .select('removed_at')
    .order('removed_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (error) throw new Error(`Former staff could not be looked for: ${error.message}`)
  return data && Date.parse(data.removed_at)
}

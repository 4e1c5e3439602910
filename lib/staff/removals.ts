import 'server-only'
import { serviceClient } from '@/lib/db/service'

/** How often somebody of the staff has lost their access so far: it only grows. Throws when the database fails. */
export async function countRemovals(): Promise<number> {
  const { count, error } = await serviceClient()
    .from('former_staff')
    .select('*', { count: 'exact', head: true })
  if (error || count === null) throw new Error(`Former staff could not be counted: ${error?.message}`)
  return count
}

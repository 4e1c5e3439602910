import 'server-only'
import { createHash } from 'node:crypto'
import { createClient } from '@sanity/client'
import { serviceClient } from '@/lib/platform/db/server/database'
import { secondsLocked } from '@/lib/platform/http/server/limits'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'

/** A token taken back at Sanity works here for so long at most. */
const trustMs = 30_000
const maxRemembered = 500

/** Whose token it is, and as which row of `staff` they were known then. */
type Known = { email: string; staffId: string | undefined; untilMs: number }
const known = () => processState('staff-tokens', () => new Map<string, Known>())

/**
 * Whose Sanity token the request carries, with the role the clinic's own table gives at this moment; or that it is
 * nobody's, or somebody's without a role. Throws when Sanity or the database does not answer: nobody is let in on a
 * guess.
 */
export async function identifyStaff(request: Request): Promise<Staff | 'nobody' | 'no_role'> {
  const token = tokenOf(request)
  if (!token) return 'nobody'
  const key = createHash('sha256').update(token).digest('base64url')
  const before = known().get(key)
  if (before && before.untilMs > Date.now()) {
    const row = await rowOf(before.email)
    // Another row is another invitation: whether the token still counts is asked anew, on every node.
    if (row?.id === before.staffId) return staffOf(row)
  }
  // Who has guessed too often is not worth a question to Sanity, nor told when a guess was right.
  if (!before && (await secondsLocked('staff-refused', request)) !== null) return 'nobody'
  const email = await askSanity(token)
  known().delete(key)
  if (!email) return 'nobody'
  const row = await rowOf(email)
  if (known().size >= maxRemembered) known().clear()
  known().set(key, { email, staffId: row?.id, untilMs: Date.now() + trustMs })
  return staffOf(row)
}

/** The Sanity token the request carries; whose it is, it does not say. */
export const tokenOf = (request: Request): string | undefined =>
  request.headers.get('authorization')?.match(/^Bearer ([\w.-]{8,500})$/)?.[1]

type Row = Staff & { id: string }

/** Asked at every call, so that a changed role or a removal counts at once and on every node. */
async function rowOf(email: string): Promise<Row | undefined> {
  const { data, error } = await serviceClient()
    .from('staff')
    .select('id, email, name, role')
    .eq('email', email)
    .maybeSingle()
  if (error) throw new Error(`The staff could not be read: ${error.message}`)
  return data ?? undefined
}

const staffOf = (row: Row | undefined): Staff | 'no_role' =>
  row ? { email: row.email, name: row.name, role: row.role } : 'no_role'

async function askSanity(token: string): Promise<string | null> {
  const { projectId, apiHost } = env.content
  const client = createClient({
    projectId,
    token,
    apiVersion: '2021-06-07',
    useCdn: false,
    timeout: 10_000,
    maxRetries: 1,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
  try {
    const person = (await client.users.getById('me')) as { email?: string }
    return person.email?.toLowerCase() ?? null
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (statusCode === 401 || statusCode === 403) return null
    throw new Error(`Sanity did not say whose token it is: ${statusCode ?? 'no answer'}`)
  }
}

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

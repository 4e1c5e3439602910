import 'server-only'
import { createHash } from 'node:crypto'
import { createClient } from '@sanity/client'
import { serviceClient } from '@/lib/db/service'
import { env } from '@/lib/env'
import { processState } from '@/lib/process-state'
import type { Staff } from './model'

/** A token taken back at Sanity works here for so long at most. */
const trustMs = 30_000
const mostRemembered = 500

type Known = { email: string; untilMs: number }
const known = () => processState('staff-tokens', () => new Map<string, Known>())

/**
 * Whose Sanity token the request carries, with the role the clinic's own table gives; or that it is nobody's, or somebody's without
 * a role. Throws when Sanity or the database does not answer: nobody is let in on a guess.
 */
export async function identifyStaff(request: Request): Promise<Staff | 'nobody' | 'no_role'> {
  const token = request.headers.get('authorization')?.match(/^Bearer ([\w.-]{8,500})$/)?.[1]
  const email = token && (await emailOf(token))
  if (!email) return 'nobody'
  const { data, error } = await serviceClient()
    .from('staff')
    .select('email, name, role')
    .eq('email', email)
    .maybeSingle()
  if (error) throw new Error(`The staff could not be read: ${error.message}`)
  return data ?? 'no_role'
}

async function emailOf(token: string): Promise<string | null> {
  const key = createHash('sha256').update(token).digest('base64url')
  const found = known().get(key)
  if (found && found.untilMs > Date.now()) return found.email
  const email = await askSanity(token)
  if (email) {
    if (known().size >= mostRemembered) known().clear()
    known().set(key, { email, untilMs: Date.now() + trustMs })
  }
  return email
}

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

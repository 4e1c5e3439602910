import 'server-only'
import { createClient } from '@sanity/client'
import { z } from 'zod'
import type { AtSanity } from '@/lib/desk/staff/shared'
import { env } from '@/lib/platform/server/env'

/** A member of the project at Sanity, or somebody who was invited and has not accepted. */
export type SanityMember = { email: string; name: string; is: 'member' | 'invited'; as: string[] }

const mostPages = 20
const users = z.object({
  data: z.array(
    z.object({
      profile: z.object({ email: z.string().nullish(), displayName: z.string().nullish() }),
      memberships: z.array(
        z.object({ resourceType: z.string(), resourceId: z.string(), roleNames: z.array(z.string()) }),
      ),
    }),
  ),
  nextCursor: z.string().nullish(),
})
const invitations = z.array(
  z.object({
    email: z.string(),
    isAccepted: z.boolean().nullish(),
    isRevoked: z.boolean().nullish(),
    acceptedByUserId: z.string().nullish(),
    roles: z.array(z.object({ name: z.string() })).nullish(),
  }),
)

/**
 * Who belongs to the project at Sanity, asked with the token of an owner, who may see that there; null when Sanity does not tell.
 * Never throws.
 */
export async function membersAtSanity(token: string): Promise<SanityMember[] | null> {
  const { projectId, apiHost } = env.content
  const client = createClient({
    token,
    apiVersion: '2025-07-11',
    useCdn: false,
    useProjectHostname: false,
    timeout: 10_000,
    maxRetries: 1,
    ...(apiHost && { apiHost }),
  })
  try {
    const members: SanityMember[] = []
    let cursor: string | null | undefined
    for (let page = 0; page < mostPages; page += 1) {
      const query = { limit: '100', ...(cursor && { nextCursor: cursor }) }
      const { data, nextCursor } = users.parse(
        await client.request({ url: `/access/project/${projectId}/users`, query }),
      )
      for (const { profile, memberships } of data) {
        const as = memberships
          .filter(({ resourceType, resourceId }) => resourceType === 'project' && resourceId === projectId)
          .flatMap(({ roleNames }) => roleNames)
        if (!profile.email || as.length === 0) continue
        const email = profile.email.toLowerCase()
        members.push({ email, name: profile.displayName?.trim() || email, is: 'member', as })
      }
      cursor = nextCursor
      if (!cursor) break
    }
    const invited = invitations.parse(await client.request({ url: `/invitations/project/${projectId}` }))
    for (const { email, roles, isAccepted, isRevoked, acceptedByUserId } of invited) {
      if (isAccepted || isRevoked || acceptedByUserId) continue
      const as = (roles ?? []).map(({ name }) => name)
      members.push({ email: email.toLowerCase(), name: email.toLowerCase(), is: 'invited', as })
    }
    return members
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    const why = error instanceof z.ZodError ? 'an answer of another shape' : (statusCode ?? 'no answer')
    console.error(`Sanity did not tell who its members are: ${why}`)
    return null
  }
}

/** How far somebody is at Sanity; a membership counts before an invitation. */
export function standingOf(email: string, members: SanityMember[]): AtSanity {
  const theirs = members.filter((one) => one.email === email)
  const found = theirs.find(({ is }) => is === 'member') ?? theirs[0]
  return found ? { is: found.is, as: found.as } : { is: 'missing' }
}

import 'server-only'
import { createClient } from '@sanity/client'
import { z } from 'zod'
import type { AtSanity, PeopleList, PersonInvited, roleChange } from '@/lib/desk/staff/shared'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { roles, type Staff, type StaffRole } from '@/lib/platform/staff-session/shared/roles'
import { log } from '@/lib/platform/telemetry/server/log'

/**
 * Everybody who works here, owners first, and how far each is at Sanity. `token` is the asking owner's. Throws when
 * the database fails.
 */
export async function listPeople(token: string, staff: Staff): Promise<PeopleList> {
  // A content lake of our own lets in who is on the list, and nobody needs to do anything.
  const isOwn = !env.isLive && env.content.apiHost !== undefined
  const [found, members] = await Promise.all([
    serviceClient()
      .from('staff')
      .select('id, email, name, role, created_at, staff_factors (enrolled_at)')
      .order('role')
      .order('name'),
    isOwn ? null : membersAtSanity(token),
  ])
  if (found.error) throw new Error(`The staff could not be read: ${found.error.message}`)
  const owners = found.data.filter(({ role }) => role === 'owner').length
  const known = new Set(found.data.map(({ email }) => email))
  return {
    items: found.data.map(({ id, email, name, role, created_at, staff_factors: factor }) => ({
      id,
      name,
      email,
      role,
      since: isoMoment(created_at),
      isYou: email === staff.email,
      isLastOwner: role === 'owner' && owners === 1,
      hasFactor: Boolean(factor?.enrolled_at),
      atSanity: members && standingOf(email, members),
    })),
    strangers: (members ?? [])
      .filter(({ email }) => !known.has(email))
      .map(({ name, email }) => ({ name, email })),
    sanity: isOwn ? 'own' : members ? 'told' : 'silent',
    manageUrl: `https://www.sanity.io/manage/project/${env.content.projectId}`,
    now: now().toISOString(),
  }
}

/**
 * Lets somebody in and mails them. Answers 409 naming the email when its person is in already. Throws when the
 * database fails.
 */
export async function answerInvitation(
  { email, name, role }: PersonInvited,
  staff: Staff,
): Promise<Response> {
  const told = (await callDatabase('invite_staff', 'Somebody could not be invited', {
    p_email: email,
    p_name: name,
    p_role: role,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })) as { outcome: string; name: string; role: StaffRole }
  if (told.outcome === 'exists')
    return answerJson(409, {
      error: 'exists',
      field: 'email',
      message: `This address is ${told.name}’s, who has access already (${roles[told.role].title}).`,
    })
  deliverMailsSoon()
  return answerOutcome(told)
}

/** Gives somebody another role, which counts from their next call. Throws when the database fails. */
export async function answerRoleChange(
  id: string,
  { role, seen }: z.infer<typeof roleChange>,
  staff: Staff,
): Promise<Response> {
  const data = await callDatabase('change_staff_role', 'A role could not be changed', {
    p_id: id,
    p_role: role,
    p_seen: seen,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data as Outcome)
}

/** Ends somebody's access: their next call is refused. Throws when the database fails. */
export async function answerRemoval(id: string, staff: Staff): Promise<Response> {
  const data = await callDatabase('remove_staff', 'Somebody could not be removed', {
    p_id: id,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  return answerOutcome(data as Outcome)
}

type Outcome = { outcome: string; role?: StaffRole }

function answerOutcome({ outcome, role }: Outcome): Response {
  if (outcome === 'unknown') return answerProblem(404, outcome, 'This person no longer has access.')
  if (outcome === 'not_owner')
    return answerProblem(403, 'forbidden', 'You are no longer an owner. Nothing was changed.')
  if (outcome === 'last_owner')
    return answerProblem(409, outcome, 'The clinic needs an owner. Make somebody else owner first.')
  if (outcome === 'changed' && role)
    return answerProblem(
      409,
      outcome,
      `Somebody else changed this role meanwhile: it is ${roles[role].title} now. Nothing was done.`,
    )
  return answerJson(200, { outcome })
}

/** A member of the project at Sanity, or somebody who was invited and has not accepted. */
type SanityMember = { email: string; name: string; is: 'member' | 'invited'; as: string[] }

const maxPages = 20
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
 * Who belongs to the project at Sanity, asked with the token of an owner, who may see that there; null when Sanity
 * does not tell. Never throws.
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
    for (let page = 0; page < maxPages; page += 1) {
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
    const reason = error instanceof z.ZodError ? 'an answer of another shape' : undefined
    log.error('staff', 'Sanity did not tell who its members are', { status: statusCode, reason })
    return null
  }
}

/** How far somebody is at Sanity; a membership counts before an invitation. */
export function standingOf(email: string, members: SanityMember[]): AtSanity {
  const theirs = members.filter((one) => one.email === email)
  const found = theirs.find(({ is }) => is === 'member') ?? theirs[0]
  return found ? { is: found.is, as: found.as } : { is: 'missing' }
}

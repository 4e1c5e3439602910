import 'server-only'
import type { z } from 'zod'
import type { PeopleList, PersonInvited, roleChange } from '@/lib/desk/staff/shared'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import type { Staff } from '@/lib/platform/staff-session/shared/model'
import { roleTitles, type StaffRole } from '@/lib/platform/staff-session/shared/role-names'
import { membersAtSanity, standingOf } from './sanity-members'

/** Everybody who works here, owners first, and how far each is at Sanity. `token` is the asking owner's. Throws when the database fails. */
export async function listPeople(token: string, staff: Staff): Promise<PeopleList> {
  // A content lake of our own lets in who is on the list, and nobody needs to do anything.
  const isOwn = !env.isLive && env.content.apiHost !== undefined
  const [found, members] = await Promise.all([
    serviceClient().from('staff').select('id, email, name, role, created_at').order('role').order('name'),
    isOwn ? null : membersAtSanity(token),
  ])
  if (found.error) throw new Error(`The staff could not be read: ${found.error.message}`)
  const owners = found.data.filter(({ role }) => role === 'owner').length
  const known = new Set(found.data.map(({ email }) => email))
  return {
    items: found.data.map(({ id, email, name, role, created_at }) => ({
      id,
      name,
      email,
      role,
      since: isoMoment(created_at),
      isYou: email === staff.email,
      isLastOwner: role === 'owner' && owners === 1,
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

/** Lets somebody in and mails them. Answers 409 naming the email when its person is in already. Throws when the database fails. */
export async function answerInvitation(
  { email, name, role }: PersonInvited,
  staff: Staff,
): Promise<Response> {
  const { data, error } = await serviceClient().rpc('invite_staff', {
    p_email: email,
    p_name: name,
    p_role: role,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`Somebody could not be invited: ${error.code}`)
  const told = data as { outcome: string; name: string; role: StaffRole }
  if (told.outcome === 'exists')
    return answerJson(409, {
      error: 'exists',
      field: 'email',
      message: `This address is ${told.name}’s, who has access already (${roleTitles[told.role]}).`,
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
  const { data, error } = await serviceClient().rpc('change_staff_role', {
    p_id: id,
    p_role: role,
    p_seen: seen,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A role could not be changed: ${error.code}`)
  return answerOutcome(data as Outcome)
}

/** Ends somebody's access: their next call is refused. Throws when the database fails. */
export async function answerRemoval(id: string, staff: Staff): Promise<Response> {
  const { data, error } = await serviceClient().rpc('remove_staff', {
    p_id: id,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`Somebody could not be removed: ${error.code}`)
  return answerOutcome(data as Outcome)
}

type Outcome = { outcome: string; role?: StaffRole }

function answerOutcome({ outcome, role }: Outcome): Response {
  if (outcome === 'unknown') return answerProblem(404, outcome, 'This person has no access any more.')
  if (outcome === 'not_owner')
    return answerProblem(403, 'forbidden', 'You are not an owner any more. Nothing was changed.')
  if (outcome === 'last_owner')
    return answerProblem(409, outcome, 'The clinic needs an owner. Make somebody else owner first.')
  if (outcome === 'changed' && role)
    return answerProblem(
      409,
      outcome,
      `Somebody else changed this role meanwhile: it is ${roleTitles[role]} now. Nothing was done.`,
    )
  return answerJson(200, { outcome })
}

import { type PersonRow, sanityRoles } from '../../../lib/desk/staff/shared.ts'
import type { StaffRole } from '../../../lib/platform/staff-session/shared/role-names.ts'

/**
 * What a role may do, in a line. `lib/platform/staff-session/shared/permissions.ts` says it for the server, Sanity's
 * roles for the content.
 */
export const roleWords: Record<StaffRole, string> = {
  owner: 'May do everything except tick exams, and decides who has access.',
  editor: 'Edits and publishes the website. Sees RSVPs and subscribers, but no requests and no orders.',
  front_desk:
    'Answers requests, looks after orders, refunds and gift cards. Reads the website’s content only.',
  clinician: 'Answers requests, ticks exams, fulfills orders. Writes drafts that an editor publishes.',
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What stands at Sanity about somebody and what is left to do there; null where nothing is known. */
export function sanityWords({
  email,
  role,
  atSanity,
}: Pick<PersonRow, 'email' | 'role' | 'atSanity'>): { text: string; isDone: boolean } | null {
  if (!atSanity) return null
  const needed = titleOf(sanityRoles[role])
  if (atSanity.is === 'missing')
    return {
      text: `Can’t open the Studio yet: invite ${email} at Sanity as ${needed}.`,
      isDone: false,
    }
  const has = atSanity.as.map(titleOf).join(' and ') || 'nothing'
  const isRight = has === needed
  if (atSanity.is === 'invited')
    return {
      text: isRight
        ? `Invited at Sanity as ${needed}, but hasn’t accepted yet.`
        : `Invited at Sanity as ${has}, but hasn’t accepted yet. Change it to ${needed} there.`,
      isDone: false,
    }
  return isRight
    ? { text: `Member at Sanity as ${needed}.`, isDone: true }
    : { text: `Member at Sanity as ${has}. Change it to ${needed} there.`, isDone: false }
}

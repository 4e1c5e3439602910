import type { PersonRow } from '../../../lib/desk/staff/shared.ts'
import { roles } from '../../../lib/platform/staff-session/shared/roles.ts'

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What stands at Sanity about somebody and what is left to do there; null where nothing is known. */
export function sanityWords({
  email,
  role,
  atSanity,
}: Pick<PersonRow, 'email' | 'role' | 'atSanity'>): { text: string; isDone: boolean } | null {
  if (!atSanity) return null
  const needed = titleOf(roles[role].atSanity)
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

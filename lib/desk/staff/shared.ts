import { z } from 'zod'
import { emailShape } from '../../platform/shared/text.ts'
import { type StaffRole, staffRoles } from '../../platform/staff-session/shared/roles.ts'

const role = z.enum(staffRoles, 'Please choose one of the roles.')

/** Who is let in, and as what. */
export const personInvited = z.strictObject({
  name: z
    .string('Please enter a name.')
    .trim()
    .min(1, 'Please enter a name.')
    .max(200, 'Please use at most 200 characters.')
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'A name is one line of readable characters.'),
  email: z
    .string('Please enter an email address.')
    .trim()
    .toLowerCase()
    .min(1, 'Please enter an email address.')
    .max(320, 'Please use at most 320 characters.')
    .regex(emailShape, 'Please enter an email address such as name@example.com.'),
  role,
})
export type PersonInvited = z.infer<typeof personInvited>

/** Another role, and the one its sender saw: when somebody else was faster, nothing is changed. */
export const roleChange = z.strictObject({ role, seen: role })

/** Whether somebody can open the Studio, which Sanity decides: `as` are the roles they have there. */
export type AtSanity = { is: 'member' | 'invited'; as: string[] } | { is: 'missing' }

export type PersonRow = {
  id: string
  name: string
  email: string
  role: StaffRole
  /** Since when they are on the list (ISO). */
  since: string
  isYou: boolean
  /** Nobody else is owner: neither their role nor their access can end. */
  isLastOwner: boolean
  /** Whether they can prove a second factor. */
  hasFactor: boolean
  /** Null where nothing is known: the demo asks nobody, or Sanity did not answer. */
  atSanity: AtSanity | null
}

export type PeopleList = {
  items: PersonRow[]
  /** Who can open the Studio at Sanity, and is not on the list of staff. */
  strangers: { name: string; email: string }[]
  /** `own`: the demo's stand-in follows the list. `told`: what Sanity said. `silent`: it did not answer. */
  sanity: 'own' | 'told' | 'silent'
  /** Where members are looked after at Sanity. */
  manageUrl: string
  now: string
}

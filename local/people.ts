import type { Sql } from 'postgres'
import type { StaffRole } from '../lib/platform/staff-session/shared/roles.ts'
import type { Secrets } from './secrets.ts'

export type DemoPerson = {
  id: string
  name: string
  email: string
  /** Role in the content lake, by Sanity's name. */
  role: 'administrator' | 'editor' | 'contributor' | 'viewer'
  /** Role in the clinic, as table `staff` has it. */
  staffRole: StaffRole
  /** Opens the content lake as this person. */
  token: string
}

/** The four people of the demo clinic, one for each role. */
export function demoPeople({ peopleTokens }: Secrets): DemoPerson[] {
  return [
    {
      ...contact('olivia', 'Olivia Ortega'),
      role: 'administrator',
      staffRole: 'owner',
      token: peopleTokens.olivia,
    },
    { ...contact('ed', 'Ed Morales'), role: 'editor', staffRole: 'editor', token: peopleTokens.ed },
    {
      ...contact('clara', 'Clara Nguyen'),
      role: 'contributor',
      staffRole: 'clinician',
      token: peopleTokens.clara,
    },
    { ...contact('fred', 'Fred Baker'), role: 'viewer', staffRole: 'front_desk', token: peopleTokens.fred },
  ]
}

function contact(id: string, name: string) {
  return { id, name, email: `${id}@ocotillo.example` }
}

/** Enters the demo people as the clinic's staff, unless somebody is entered already. */
export async function seedStaff(sql: Sql, people: DemoPerson[]): Promise<void> {
  const rows = people.map(({ email, name, staffRole }) => ({ email, name, role: staffRole }))
  await sql.begin(async (transaction) => {
    const [found] = await transaction`select 1 from public.staff limit 1`
    if (!found && rows.length > 0) await transaction`insert into public.staff ${transaction(rows)}`
  })
}

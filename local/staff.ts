import type { Sql } from 'postgres'
import type { DemoPerson } from './people.ts'

/** Enters the demo people as the clinic's staff, unless somebody is entered already. */
export async function seedStaff(sql: Sql, people: DemoPerson[]): Promise<void> {
  const rows = people.map(({ email, name, staffRole }) => ({ email, name, role: staffRole }))
  await sql.begin(async (transaction) => {
    const [found] = await transaction`select 1 from public.staff limit 1`
    if (!found && rows.length > 0) await transaction`insert into public.staff ${transaction(rows)}`
  })
}

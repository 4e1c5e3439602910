import { createHmac } from 'node:crypto'
import type { Sql } from 'postgres'
import { roleTitles, type StaffRole } from '../lib/platform/staff-session/shared/role-names.ts'
import { fixedPeople } from './content-lake/people.ts'
import type { People, Person, Role } from './content-lake/types.ts'
import type { DemoPerson } from './people.ts'

/** What a person of the clinic may do in the content lake, by Sanity's names (docs/hosted.md). */
const lakeRoles: Record<StaffRole, Role> = {
  owner: 'administrator',
  editor: 'editor',
  clinician: 'contributor',
  front_desk: 'viewer',
}

type Row = { id: string; email: string; name: string; role: StaffRole }

/** The demo people as the lake knows them before anybody was invited or removed. */
export const firstPeople = (people: DemoPerson[]): People => fixedPeople(people.map(asFirst))

/**
 * The clinic's staff as members of the lake, as table `staff` has them at each call; the demo people alone where there is no such
 * table. Who is invited gets a token made from `key` and the row's id, so nobody who was removed comes back with an old one.
 */
export async function lakePeople(sql: Sql, people: DemoPerson[], key: string): Promise<People> {
  const [found] = await sql<{ has: boolean }[]>`select to_regclass('public.former_staff') is not null as has`
  if (!found?.has) return firstPeople(people)

  async function members(): Promise<Person[]> {
    const [rows, former] = await Promise.all([
      sql<Row[]>`select id, email, name, role from public.staff order by created_at, role, email`,
      sql<{ email: string }[]>`select email from public.former_staff`,
    ])
    const isFormer = new Set(former.map(({ email }) => email))
    // As at Sanity somebody can be a member of the project without being on the clinic's own list.
    const first = people
      .filter(({ email }) => !isFormer.has(email))
      .map((person) => {
        const row = rows.find(({ email }) => email === person.email)
        return row ? asMember(row, person) : asFirst(person)
      })
    const taken = new Set(first.map(({ email }) => email))
    return [...first, ...rows.filter(({ email }) => !taken.has(email)).map((row) => asMember(row))]
  }

  function asMember(row: Row, { id, token }: Partial<DemoPerson> = {}): Person {
    return {
      id: id ?? row.id,
      name: row.name,
      email: row.email,
      role: lakeRoles[row.role],
      kind: 'person',
      title: roleTitles[row.role],
      token: token ?? createHmac('sha256', key).update(row.id).digest('base64url'),
    }
  }

  async function named(id: string) {
    const first = people.find((one) => one.id === id)
    if (first) return first
    const [row] = await sql<{ name: string; email: string }[]>`
      select name, email from public.staff where id::text = ${id}
      union all select name, email from public.former_staff where id::text = ${id} limit 1`
    return row
  }

  return { members, named }
}

const asFirst = ({ id, name, email, staffRole, token }: DemoPerson): Person => ({
  id,
  name,
  email,
  role: lakeRoles[staffRole],
  kind: 'person',
  title: roleTitles[staffRole],
  token,
})

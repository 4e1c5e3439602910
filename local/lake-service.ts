import { createHmac } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { seedDocuments } from '../content/documents.ts'
import { roles, type StaffRole } from '../lib/platform/staff-session/shared/roles.ts'
import { createContentLake } from './content-lake/lake.ts'
import { fixedPeople } from './content-lake/people.ts'
import type { People, Person } from './content-lake/types.ts'
import type { DemoPerson } from './people.ts'
import type { Secrets } from './secrets.ts'
import type { StackService } from './stack.ts'

type LakeSetup = {
  databaseUrl: string
  people: DemoPerson[]
  secrets: Pick<Secrets, 'siteReadToken' | 'scheduleToken' | 'webhookSecret' | 'controlToken' | 'peopleKey'>
  siteUrls: string[]
  webhookOrigin: string
  now(): Date
}

const prefix = '/lake'

/** The content lake at `/lake`, filled with the first edition of the content when it is empty. */
export async function openLake(setup: LakeSetup): Promise<StackService> {
  const { databaseUrl, people, secrets, siteUrls, webhookOrigin, now } = setup
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined })
  const options = {
    sql,
    projectId: 'local',
    dataset: 'production',
    people: await lakePeople(sql, people, secrets.peopleKey),
    robots: [
      { name: 'website', token: secrets.siteReadToken, role: 'viewer' as const },
      { name: 'schedule', token: secrets.scheduleToken, role: 'editor' as const },
    ],
    webhooks: [{ url: `${webhookOrigin}/api/sanity/webhook`, secret: secrets.webhookSecret }],
    allowedOrigins: siteUrls,
    controlToken: secrets.controlToken,
    now,
  }
  // Nobody listens yet: the site reads everything when it starts, so the seed is not announced.
  const quiet = await createContentLake({ ...options, people: firstPeople(people), webhooks: [] })
  await seedLake(quiet.handle, people[0]?.token ?? '')
  await quiet.close()

  const lake = await createContentLake(options)
  return {
    fetch: (request) => lake.handle(withoutPrefix(request)),
    async isHealthy() {
      await sql`select 1`
      return true
    },
    async stop() {
      await lake.close()
      await sql.end({ timeout: 5 })
    },
  }
}

/** The lake answers at its root and learns from the forwarding headers under which address it is seen. */
function withoutPrefix(request: Request): Request {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-prefix', `${headers.get('x-forwarded-prefix') ?? ''}${prefix}`)
  if (!headers.has('x-forwarded-host')) headers.set('x-forwarded-host', url.host)
  url.pathname = url.pathname.slice(prefix.length) || '/'
  const { method, body, signal } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}

type Handle = (request: Request) => Promise<Response>
type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/**
 * Publishes the first edition of the content as this person, unless the lake holds published documents. First drafts
 * and then their publication, as in the Studio, so that the history of each document can be opened there.
 */
export async function seedLake(handle: Handle, token: string): Promise<void> {
  const call = async (path: string, body?: unknown) => {
    const response = await handle(
      new Request(`http://lake/v2025-02-19/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    if (!response.ok) throw new Error(`The content could not be seeded: ${await response.text()}`)
    return response.json()
  }
  const query = encodeURIComponent('count(*[!(_type match "sanity.*") && !(_id match "_.*")])')
  const { result } = await call(`data/query/production?query=${query}&perspective=published`)
  if (result > 0) return

  const documents: SeedDocument[] = seedDocuments()
  const types = new Map(documents.map(({ _id, _type }) => [_id, _type]))
  await call('data/mutate/production', {
    mutations: documents.map((document) => ({
      createOrReplace: { ...asDraft(document, types), _id: `drafts.${document._id}` },
    })),
  })
  await call('data/actions/production', {
    actions: documents.map(({ _id }) => ({
      actionType: 'sanity.action.document.publish',
      publishedId: _id,
      draftId: `drafts.${_id}`,
    })),
  })
}

/** References to what is not published yet are weak until then, as the Studio writes them. */
function asDraft<Value>(value: Value, types: ReadonlyMap<string, string>): Value
function asDraft(value: unknown, types: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => asDraft(item, types))
  if (typeof value !== 'object' || value === null) return value
  const type = '_ref' in value && typeof value._ref === 'string' ? types.get(value._ref) : undefined
  if (type) return { ...value, _weak: true, _strengthenOnPublish: { type } }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asDraft(item, types)]))
}

type Row = { id: string; email: string; name: string; role: StaffRole }

/** The demo people as the lake knows them before anybody was invited or removed. */
export const firstPeople = (people: DemoPerson[]): People => fixedPeople(people.map(asFirst))

/**
 * The clinic's staff as members of the lake, as table `staff` has them at each call; the demo people alone where
 * there is no such table. Who is invited gets a token made from `key` and the row's id, so nobody who was removed
 * comes back with an old one.
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
      role: roles[row.role].atSanity,
      kind: 'person',
      title: roles[row.role].title,
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
  role: roles[staffRole].atSanity,
  kind: 'person',
  title: roles[staffRole].title,
  token,
})

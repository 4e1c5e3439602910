import postgres from 'postgres'
import { createContentLake } from './content-lake/lake.ts'
import { firstPeople, lakePeople } from './lake-people.ts'
import type { DemoPerson } from './people.ts'
import type { Secrets } from './secrets.ts'
import { seedLake } from './seed.ts'
import type { StackService } from './service.ts'

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

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { type ClientConfig, createClient } from '@sanity/client'
import postgres from 'postgres'
import { createContentLake } from '../../local/content-lake/lake.ts'
import { fixedPeople } from '../../local/content-lake/people.ts'
import type { Person, Role, Webhook } from '../../local/content-lake/types.ts'
import { prepareDataFolder } from '../../local/postgres/initialize.ts'
import { startPostgres } from '../../local/postgres/start.ts'

export const siteOrigin = 'http://localhost:3000'
export const tokens: Record<Role, string> = {
  administrator: 'token-of-olivia',
  editor: 'token-of-ed',
  contributor: 'token-of-clara',
  viewer: 'token-of-fred',
}

export type TestLake = Awaited<ReturnType<typeof startLake>>

/** A content lake in this process on a PostgreSQL of its own, over real HTTP; `handle` answers without HTTP. */
export async function startLake({
  webhooks = [],
  dataset = 'production',
}: {
  webhooks?: Webhook[]
  dataset?: string
} = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ocotillo lake '))
  // PostgreSQL runs as another user under root and must be able to pass through.
  await chmod(dataDir, 0o755)
  await prepareDataFolder(dataDir)
  const database = await startPostgres({ dataDir, password: 'not-a-secret' })
  const sql = postgres(database.url, { onnotice: () => undefined, max: 4 })
  const open = () =>
    createContentLake({
      sql,
      projectId: 'local',
      dataset,
      people: fixedPeople(Object.entries(tokens).map(([role, token]) => person(role as Role, token))),
      robots: [{ name: 'site', token: 'token-of-the-site', role: 'viewer' }],
      webhooks,
      allowedOrigins: [siteOrigin],
      controlToken: 'control-token',
      now: () => new Date(),
    })
  let lake = await open()
  const handle = (request: Request) => lake.handle(request)
  const server = serve({ fetch: handle, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    sql,
    handle,
    /** A real Sanity client with the token of a role. */
    client: (role: Role, config: Partial<ClientConfig> = {}) =>
      createClient({
        projectId: 'local',
        dataset,
        apiVersion: '2025-02-19',
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        token: tokens[role],
        perspective: 'raw',
        ...config,
      }),
    /** Closes the lake and opens it again on the same database. */
    async reopen() {
      await lake.close()
      lake = await open()
    },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await lake.close()
      await sql.end()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function person(role: Role, token: string): Person {
  const id = `person-${role}`
  return { id, name: role, title: role, email: `${role}@ocotillo.example`, role, kind: 'person', token }
}

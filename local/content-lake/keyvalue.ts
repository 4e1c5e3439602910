import { Hono } from 'hono'
import type { JSONValue, Sql } from 'postgres'
import { z } from 'zod'
import { badRequest } from './errors.ts'
import type { LakeContext, LakeEnv } from './types.ts'

const pairs = z
  .array(
    z.strictObject({
      key: z
        .string()
        .min(1)
        .max(200)
        .regex(/^[^\0]*$/),
      value: z.json(),
    }),
  )
  .min(1)
  .max(50)
const longestValue = 64 * 1024

/**
 * What the Studio remembers per person (search history, inspector widths …): `users/me/keyvalue`, kept in PostgreSQL.
 */
export function keyvalueRoutes(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { sql } = context
  let ready: Promise<unknown> | undefined
  const table = () => {
    ready ??= createTable(sql)
    return ready
  }

  app.get('/users/me/keyvalue/:keys', async (c) => {
    const keys = c.req.param('keys').split(',').slice(0, 200)
    await table()
    const rows = await sql<{ key: string; value: JSONValue }[]>`
      select key, value from lake.keyvalue where person = ${c.get('identity').id} and key in ${sql(keys)}`
    const found = new Map(rows.map((row) => [row.key, row.value]))
    return c.json(keys.map((key) => ({ key, value: found.get(key) ?? null })))
  })

  app.put('/users/me/keyvalue', async (c) => {
    const parsed = pairs.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) throw badRequest('The body must be an array of {"key", "value"}')
    const large = parsed.data.find((pair) => JSON.stringify(pair.value).length > longestValue)
    if (large) throw badRequest(`The value of \`${large.key}\` is longer than 64 kB`)
    await table()
    await sql.begin(async (tx) => {
      for (const { key, value } of parsed.data) {
        // As text, because jsonb, the driver's type for objects, can't hold every JSON string.
        await tx`insert into lake.keyvalue (person, key, value)
          values (${c.get('identity').id}, ${key}, ${JSON.stringify(value)}::text::json)
          on conflict (person, key) do update set value = excluded.value`
      }
    })
    return c.json(parsed.data)
  })

  return app
}

const createTable = (sql: Sql) =>
  sql.begin(async (tx) => {
    await tx`create schema if not exists lake`
    await tx`create table if not exists lake.keyvalue (person text, key text, value json, primary key (person, key))`
  })

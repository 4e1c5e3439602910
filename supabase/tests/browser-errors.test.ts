import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql
let database: ReturnType<typeof createClient<Database>>

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  database = createClient<Database>(stack.url, stack.secrets.secretKey, {
    auth: { persistSession: false },
    global: { headers: { 'x-request-id': 'call-of-the-test' } },
  })
})
beforeEach(() => sql`truncate public.browser_errors`)
afterAll(async () => {
  await sql.end()
})

async function record(at: string, kind: number, path = '/', digest?: string) {
  const { error } = await database.rpc('record_browser_error', {
    p_fingerprint: kind.toString(16).padStart(16, '0'),
    p_message: `Error ${kind}`,
    p_frame: 'chunks/a.js:1:2',
    p_path: path,
    p_browser: 'Safari 18, iPhone',
    p_digest: (digest ?? null) as string,
    p_now: at,
  })
  expect(error).toBeNull()
}
const listed = async (at: string) =>
  ((await database.rpc('list_browser_errors', { p_now: at })).data ?? []).map(
    ({ message, path, digest, count }) => `${message} ${path} ${digest} ${count}`,
  )

test('a kind is counted over the days, and shows where it was seen last', async () => {
  await record('2026-11-20T20:00:00Z', 1, '/products', '123')
  await record('2026-11-21T20:00:00Z', 2)
  await Promise.all(Array.from({ length: 8 }, () => record('2026-11-21T21:00:00Z', 1, '/iv-therapy')))
  expect(await listed('2026-11-21T22:00:00Z')).toEqual(['Error 1 /iv-therapy null 9', 'Error 2 / null 1'])
})

test('after 30 days it is gone', async () => {
  await record('2026-10-22T20:00:00Z', 1)
  await record('2026-10-23T20:00:00Z', 2)
  await record('2026-11-21T20:00:00Z', 3)
  expect(await listed('2026-11-21T20:00:00Z')).toEqual(['Error 3 / null 1', 'Error 2 / null 1'])
  expect(await sql`select from public.browser_errors`).toHaveLength(2)
})

test('whoever floods it with kinds fills one row', async () => {
  for (let kind = 1; kind <= 104; kind += 1) await record('2026-11-21T20:00:00Z', kind)
  await record('2026-11-21T21:00:00Z', 7)
  const lines = await listed('2026-11-21T22:00:00Z')
  expect(lines).toHaveLength(100)
  expect(lines[0]).toBe('Error 7 / null 2')
  const [rest] = await sql`select count from public.browser_errors where message like 'More%'`
  expect(rest).toEqual({ count: 4 })
})

test('the audit log knows the call in which a row was written', async () => {
  const [{ email } = { email: '' }] = await sql`select email from public.staff limit 1`
  const told = {
    p_actor: email,
    p_action: 'request.read',
    p_subject: 'x',
    p_detail: {},
    p_now: '2026-11-21T20:00:00Z',
  }
  expect((await database.rpc('audit', told)).error).toBeNull()
  await sql`select public.audit(${email}, 'request.read', 'y', '{}', now())`
  const odd = createClient<Database>(stack.url, stack.secrets.secretKey, {
    auth: { persistSession: false },
    global: { headers: { 'x-request-id': 'no id; at all' } },
  })
  expect((await odd.rpc('audit', { ...told, p_subject: 'z' })).error).toBeNull()
  expect(await sql`select subject, request_id from public.audit_log order by id desc limit 3`).toEqual([
    { subject: 'z', request_id: null },
    { subject: 'y', request_id: null },
    { subject: 'x', request_id: 'call-of-the-test' },
  ])
})

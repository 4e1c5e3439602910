import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(() => sql`truncate public.widget_failures`)
afterAll(async () => {
  await sql.end()
})

async function count(at: string, widget = 'booking', reason = 'slow') {
  const database = createClient<Database>(stack.url, stack.secrets.secretKey, {
    auth: { persistSession: false },
  })
  const { error } = await database.rpc('count_widget_failure', {
    p_widget: widget,
    p_reason: reason,
    p_now: at,
  })
  return error?.code ?? null
}
const counted = async () =>
  (
    await sql`select widget, reason, day::text, count from public.widget_failures order by day, widget, reason`
  ).map(({ widget, reason, day, count }) => `${day} ${widget} ${reason} ${count}`)

test('a number per block, reason and day, whoever counts at the same moment', async () => {
  await Promise.all(Array.from({ length: 8 }, () => count('2026-11-21T12:00:00Z')))
  await count('2026-11-21T12:00:00Z', 'booking', 'failed')
  await count('2026-11-22T12:00:00Z', 'paypal')
  expect(await counted()).toEqual([
    '2026-11-21 booking failed 1',
    '2026-11-21 booking slow 8',
    '2026-11-22 paypal slow 1',
  ])
})

test('the day is the clinic’s: it ends at seven in the morning, UTC', async () => {
  await count('2026-11-22T06:59:59Z')
  await count('2026-11-22T07:00:00Z')
  expect(await counted()).toEqual(['2026-11-21 booking slow 1', '2026-11-22 booking slow 1'])
})

test('after 90 days it is gone', async () => {
  await count('2026-08-23T12:00:00Z')
  await count('2026-08-24T12:00:00Z')
  await count('2026-11-21T12:00:00Z')
  expect(await counted()).toEqual(['2026-08-24 booking slow 1', '2026-11-21 booking slow 1'])
})

test('only what there is is counted, and nothing of the visitor has a place', async () => {
  expect(await count('2026-11-21T12:00:00Z', 'pixel')).toBe('23514')
  expect(await count('2026-11-21T12:00:00Z', 'booking', 'because of Ana')).toBe('23514')
  expect(await counted()).toEqual([])
  const columns = await sql`
    select column_name as name from information_schema.columns where table_name = 'widget_failures' order by 1`
  expect(columns.map(({ name }) => name)).toEqual(['count', 'day', 'reason', 'widget'])
})

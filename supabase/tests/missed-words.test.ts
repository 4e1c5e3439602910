import { createHash } from 'node:crypto'
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
  database = createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
})
beforeEach(() => sql`truncate public.missed_words, public.missed_word_senders`)
afterAll(async () => {
  await sql.end()
})

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

async function note(words: string, network: number, at = '2026-11-21T20:00:00Z') {
  const { data, error } = await database.rpc('note_missed_words', {
    p_words: words,
    p_word_hash: hash(words),
    p_sender_hash: hash(`${words} ${network}`),
    p_now: at,
  })
  expect(error).toBeNull()
  return data
}
const listed = async (at = '2026-11-21T21:00:00Z') =>
  ((await database.rpc('list_missed_words', { p_now: at })).data ?? []).map(
    ({ words, networks }) => `${words} ${networks}`,
  )

test('words are nowhere to be read before the fifth network sends them, however often four do (decision 0047)', async () => {
  for (const network of [1, 2, 3, 4, 4, 3, 2, 1]) expect(await note('red light', network)).toBe(false)
  expect(await listed()).toEqual([])
  const everything = await sql`select * from public.missed_word_senders`
  expect(everything).toHaveLength(4)
  expect(JSON.stringify(everything)).not.toContain('red')
  expect(await note('red light', 5)).toBe(true)
  expect(await listed()).toEqual(['red light 5'])
})

test('five networks at once are five (decision 0047)', async () => {
  await Promise.all([1, 2, 3, 4, 5].map((network) => note('ketamine', network)))
  expect(await listed()).toEqual(['ketamine 5'])
})

test('after 30 days nobody is counted any more, and words nobody sent are gone (decision 0047)', async () => {
  for (const network of [1, 2, 3, 4]) await note('lip filler', network, '2026-10-20T20:00:00Z')
  expect(await note('lip filler', 5)).toBe(false)
  for (const network of [1, 2, 3, 4, 5]) await note('red light', network, '2026-10-20T20:00:00Z')
  expect(await listed()).toEqual([])
  const { error } = await database.rpc('forget_missed_words', { p_all: false, p_now: '2026-11-21T20:00:00Z' })
  expect(error).toBeNull()
  expect(await sql`select from public.missed_words`).toHaveLength(0)
  expect(await sql`select from public.missed_word_senders`).toHaveLength(1)
})

test('whoever floods the table fills 5,000 rows, and switching it off empties it (decision 0047)', async () => {
  await sql`insert into public.missed_word_senders
    select lpad(n::text, 43, 'a'), repeat('b', 43), '2026-11-21' from generate_series(1, 5000) n`
  expect(await note('red light', 1)).toBe(false)
  expect(await sql`select from public.missed_word_senders`).toHaveLength(5000)
  await database.rpc('forget_missed_words', { p_all: true, p_now: '2026-11-21T20:00:00Z' })
  expect(await sql`select from public.missed_word_senders`).toHaveLength(0)
})

test('neither digits nor an @ can be kept, whatever the server sends (decision 0047)', async () => {
  for (const words of ['maria@example', 'call 480', 'ab', 'a'.repeat(41)])
    await expect(
      sql`insert into public.missed_words values (${words}, 5, '2026-11-21')`,
      words,
    ).rejects.toThrow('missed_words_words_check')
})

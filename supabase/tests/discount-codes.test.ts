import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { startStack, type TestStack } from '../../tests/setup/stack.ts'

let stack: TestStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await startStack({ services: ['supabase'] })
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, role, name) values
    ('fay@example.com', 'front_desk', 'Fay'), ('olga@example.com', 'owner', 'Olga') on conflict do nothing`
})
beforeEach(() => sql`truncate public.discount_codes, public.mail_outbox, public.audit_log cascade`)
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

const database = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12) + minutes * 60_000).toISOString()
const issue = (p_email: string, p_code: string, minutes = 0) =>
  database().rpc('issue_discount_code', { p_email, p_code, p_now: at(minutes) })
const redeem = async (p_code: string, p_actor = 'fay@example.com') =>
  (
    await database()
      .rpc('redeem_discount_code', { p_code, p_actor, p_now: at(100) })
      .single()
  ).data
const mails = async () =>
  (await sql`select recipient, data from public.mail_outbox order by created_at`).length

test('one address has one code, however it is written and however often it asks [ERR-016]', async () => {
  const codes = await Promise.all(
    ['C', 'D', 'F', 'G', 'H'].map((letter) => issue('Ana@example.com', `OCO-7KQ4-M${letter}`)),
  )
  expect(new Set(codes.map(({ data }) => data)).size).toBe(1)
  expect((await issue('ana@EXAMPLE.com', 'OCO-9999-99')).data).toBe(codes[0]?.data)
  expect(await sql`select percent, status, email from public.discount_codes`).toMatchObject([
    { percent: 25, status: 'issued', email: 'ana@example.com' },
  ])
  const [mail] = await sql`select kind, recipient, data from public.mail_outbox`
  expect(mail).toEqual({
    kind: 'discount_code',
    recipient: 'ana@example.com',
    data: { code: codes[0]?.data, percent: 25 },
  })
})

test('it is mailed again after ten minutes, five times a day', async () => {
  await issue('ana@example.com', 'OCO-7KQ4-MX')
  await issue('ana@example.com', 'OCO-7KQ4-MX', 9)
  expect(await mails()).toBe(1)
  for (const minutes of [10, 20, 30, 40, 50, 60]) await issue('ana@example.com', 'OCO-7KQ4-MX', minutes)
  expect(await mails()).toBe(5)
})

test('a code that somebody else has is not given twice: the caller tries another', async () => {
  await issue('ana@example.com', 'OCO-7KQ4-MX')
  expect((await issue('ben@example.com', 'OCO-7KQ4-MX')).error?.code).toBe('23505')
})

test('of ten who redeem a code at once one gets it, the others are told when and by whom', async () => {
  await issue('ana@example.com', 'OCO-7KQ4-MX')
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem('OCO-7KQ4-MX')))
  expect(answers.filter((answer) => answer?.outcome === 'redeemed')).toHaveLength(1)
  expect(await redeem('OCO-7KQ4-MX', 'olga@example.com')).toMatchObject({
    outcome: 'already',
    redeemed_by: 'fay@example.com',
    redeemed_at: expect.stringContaining('13:40:00'),
  })
  expect(await sql`select actor, action, detail from public.audit_log`).toMatchObject([
    { actor: 'fay@example.com', action: 'discount.redeemed', detail: {} },
  ])
})

test('an unknown code is unknown; after redeeming no mail recommends the code any more', async () => {
  expect((await redeem('OCO-7KQ4-MX'))?.outcome).toBe('unknown')
  await issue('ana@example.com', 'OCO-7KQ4-MX')
  await redeem('OCO-7KQ4-MX')
  expect((await issue('ana@example.com', 'OCO-9999-99', 60)).data).toBe('OCO-7KQ4-MX')
  expect(await mails()).toBe(0)
})

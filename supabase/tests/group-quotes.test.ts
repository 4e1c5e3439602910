import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Json } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, role, name) values ('fay@example.com', 'front_desk', 'Fay') on conflict do nothing`
})
beforeEach(
  () => sql`truncate public.submissions, public.discount_codes, public.mail_outbox, public.audit_log cascade`,
)
afterAll(async () => {
  await sql.end()
})

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12) + minutes * 60_000).toISOString()
const group: Json = { rule: 'group', waives_travel: true }

async function asked(form = 'group-quote', email: string | null = 'Ana@example.com') {
  const [row] = await sql`
    insert into public.submissions (form, payload, idempotency_key, created_at, updated_at)
    values (${form}, ${sql.json(email ? { email } : {})}, ${randomUUID()}, ${at(0)}, ${at(0)}) returning id`
  return String(row?.id)
}

type Issue = { seen?: string; guests?: number; code?: string; terms?: Json }

async function issue(id: string, { seen, guests = 12, code = 'OCO-7KQ4-MX', terms = group }: Issue = {}) {
  const [row] = await sql`select updated_at::text from public.submissions where id = ${id}`
  const { data, error } = await createClient<Database>(stack.url, stack.secrets.secretKey, {
    auth: { persistSession: false },
  }).rpc('issue_group_quote', {
    p_submission: id,
    p_seen: seen ?? row?.updated_at ?? at(0),
    p_quote: { guests, totalCents: guests * 20_500 },
    p_code: code,
    p_terms: terms as Json,
    p_actor: 'fay@example.com',
    p_now: at(60),
  })
  if (error) throw new Error(error.message)
  return data as { outcome: string; number?: number }
}
const codes = () =>
  sql`select code, email, rule, waives_travel, max_uses, created_by from public.discount_codes order by created_at`

test('an issued quote is kept with its code, mailed once, and answers the request [AREA-012]', async () => {
  const id = await asked()
  expect(await issue(id)).toEqual({ outcome: 'done', number: 1 })
  expect(await codes()).toEqual([
    {
      code: 'OCO-7KQ4-MX',
      email: 'ana@example.com',
      rule: 'group',
      waives_travel: true,
      max_uses: 12,
      created_by: 'fay@example.com',
    },
  ])
  expect(await sql`select kind, recipient, data from public.mail_outbox`).toEqual([
    { kind: 'group_quote_issued', recipient: 'Ana@example.com', data: { number: 1 } },
  ])
  expect(await sql`select status, answered_at from public.submissions`).toMatchObject([
    { status: 'answered', answered_at: new Date(at(60)) },
  ])
  expect(await sql`select action from public.audit_log order by id`).toEqual([
    { action: 'discount.made' },
    { action: 'quote.issued' },
  ])
})

test('another version keeps the code, for as many uses as the larger group has guests; the first stays as it was', async () => {
  const id = await asked()
  await issue(id, { guests: 12 })
  expect(await issue(id, { guests: 20, code: 'OCO-9999-99' })).toEqual({ outcome: 'done', number: 2 })
  expect(await issue(id, { guests: 6, code: 'OCO-9999-99' })).toEqual({ outcome: 'done', number: 3 })
  expect((await codes()).map(({ code, max_uses }) => [code, max_uses])).toEqual([['OCO-7KQ4-MX', 20]])
  const kept = await sql`select number, total_cents from public.group_quotes order by number`
  expect(kept.map(({ number, total_cents }) => [number, total_cents])).toEqual([
    [1, 246_000],
    [2, 410_000],
    [3, 123_000],
  ])
})

test('without a fee to waive there is no code', async () => {
  expect(await issue(await asked(), { terms: null })).toEqual({ outcome: 'done', number: 1 })
  expect(await codes()).toEqual([])
})

test('of two at once one issues; another form, nobody’s address or no request at all issue nothing', async () => {
  const id = await asked()
  const both = await Promise.all(
    ['OCO-7KQ4-MX', 'OCO-7KQ4-MC'].map((code) => issue(id, { seen: at(0), code })),
  )
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done'])
  expect((await issue(await asked('contact'))).outcome).toBe('unknown')
  expect((await issue(await asked('group-quote', null))).outcome).toBe('no_email')
  expect((await issue(randomUUID())).outcome).toBe('unknown')
  expect(await codes()).toHaveLength(1)
  expect(await sql`select from public.mail_outbox`).toHaveLength(1)
})

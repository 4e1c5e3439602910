import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Json } from '../../lib/platform/db/server/database.types.ts'
import { type Discount, discountParts } from '../../lib/shop/discounts/shared/discount.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { seeded } from '../../tests/setup/mutate-content.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, role, name) values
    ('fay@example.com', 'front_desk', 'Fay'), ('olga@example.com', 'owner', 'Olga') on conflict do nothing`
})
beforeEach(
  () =>
    sql`truncate public.products, public.orders, public.discount_codes, public.mail_outbox, public.audit_log cascade`,
)
afterAll(async () => {
  await sql.end()
})

const database = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12) + minutes * 60_000).toISOString()
const issue = (p_email: string, p_code: string, minutes = 0) =>
  database().rpc('issue_discount_code', { p_email, p_code, p_now: at(minutes) })
const redeem = async (p_code: string, p_actor = 'fay@example.com', minutes = 100) =>
  (
    await database()
      .rpc('redeem_discount_code', { p_code, p_actor, p_now: at(minutes) })
      .single()
  ).data
const mails = async () =>
  (await sql`select recipient, data from public.mail_outbox order by created_at`).length
const make = (p_code: string, p_email: string | null, p_terms: Json, p_max_uses = 1) =>
  database().rpc('make_discount_code', {
    p_code,
    p_email: p_email as string,
    p_terms,
    p_max_uses,
    p_actor: 'fay@example.com',
    p_now: at(0),
  })
const list = async (search: string | null = null, after: string | null = null, minutes = 100, limit = 10) => {
  const { data, error } = await database().rpc('list_discount_codes', {
    p_search: search as string,
    p_after: after as string,
    p_limit: limit,
    p_now: at(minutes),
  })
  if (error) throw new Error(error.message)
  return data
}

/** An order that used this code at noon, holding it for ten minutes. */
async function usedIn(status: string, code: string): Promise<string> {
  const [order] =
    await sql`insert into public.orders (checkout_key, email, total_amount, access_token, status)
    values (${randomUUID()}, 'guest@ocotillo.example', 9.75, ${randomUUID()}, ${status}) returning id`
  await sql`insert into public.discount_uses (discount_id, order_id, amount, until, at)
    select id, ${order?.id}, 3.25, ${at(10)}, ${at(0)} from public.discount_codes where code = ${code}`
  return String(order?.id)
}

test('one address has one code, however it is written and however often it asks [ERR-016]', async () => {
  const codes = await Promise.all(
    ['C', 'D', 'F', 'G', 'H'].map((letter) => issue('Ana@example.com', `OCO-7KQ4-M${letter}`)),
  )
  // Told to whom it was made for alone: the others may be anybody, and only her mail brings it again.
  const told = codes.flatMap(({ data }) => data ?? [])
  expect(told).toHaveLength(1)
  expect((await issue('ana@EXAMPLE.com', 'OCO-9999-99')).data).toBeNull()
  expect(await sql`select percent, rule, max_uses, email from public.discount_codes`).toEqual([
    { percent: 25, rule: 'welcome', max_uses: 1, email: 'ana@example.com' },
  ])
  const [mail] = await sql`select kind, recipient, data from public.mail_outbox`
  expect(mail).toEqual({
    kind: 'discount_code',
    recipient: 'ana@example.com',
    data: { code: told[0], percent: 25, cents: null, is_welcome: true },
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
  expect((await issue('ana@example.com', 'OCO-9999-99', 60)).data).toBeNull()
  expect(await mails()).toBe(0)
})

test('a code promises what its rule says when it is issued, and keeps that [ERR-016]', async () => {
  const terms = (p_terms: Json) =>
    database().rpc('issue_discount_code', {
      p_email: 'ana@example.com',
      p_code: 'OCO-7KQ4-MX',
      p_now: at(0),
      p_terms,
    })
  await terms({ rule: 'hello', cents: 1250 })
  await terms({ rule: 'hello', percent: 50 })
  expect(await sql`select rule, percent, amount::text from public.discount_codes`).toEqual([
    { rule: 'hello', percent: null, amount: '12.50' },
  ])
  expect(await sql`select data from public.mail_outbox`).toEqual([
    { data: { code: 'OCO-7KQ4-MX', percent: null, cents: 1250, is_welcome: true } },
  ])
})

test('staff make codes: for somebody, who gets a mail, or for anybody', async () => {
  expect((await make('OCO-7777-77', null, { rule: 'group', waives_travel: true }, 3)).error).toBeNull()
  expect((await make('OCO-9999-99', 'Ben@Example.com', { rule: 'regulars', percent: 10 })).error).toBeNull()
  expect(await sql`select recipient, data from public.mail_outbox`).toEqual([
    {
      recipient: 'ben@example.com',
      data: { code: 'OCO-9999-99', percent: 10, cents: null, is_welcome: false },
    },
  ])
  expect(await sql`select actor, action, detail from public.audit_log order by detail ->> 'rule'`).toEqual([
    { actor: 'fay@example.com', action: 'discount.made', detail: { rule: 'group' } },
    { actor: 'fay@example.com', action: 'discount.made', detail: { rule: 'regulars' } },
  ])
  expect((await make('OCO-9999-99', null, { rule: 'regulars', percent: 10 })).error?.code).toBe('23505')
  expect((await make('OCO-6666-66', null, { rule: 'regulars' })).error?.code).toBe('23514')
})

test('a code that staff made for somebody is none that the site gives them', async () => {
  await make('OCO-9999-99', 'ana@example.com', { rule: 'regulars', percent: 10 })
  await make('OCO-6666-66', 'ana@example.com', { rule: 'regulars', percent: 10 })
  expect((await issue('ana@example.com', 'OCO-7KQ4-MX')).data).toBe('OCO-7KQ4-MX')
})

test('a code for three visits is redeemed three times, of ten at once three', async () => {
  await make('OCO-7777-77', null, { rule: 'group', waives_travel: true }, 3)
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem('OCO-7777-77')))
  expect(answers.filter((answer) => answer?.outcome === 'redeemed')).toHaveLength(3)
  expect(answers.find((answer) => answer?.outcome === 'already')).toMatchObject({
    email: null,
    percent: null,
    waives_travel: true,
  })
})

test('what was used in an order is told with the order, and free again when that came to nothing', async () => {
  await issue('ana@example.com', 'OCO-7KQ4-MX')
  const paid = await usedIn('paid', 'OCO-7KQ4-MX')
  expect(await redeem('OCO-7KQ4-MX')).toMatchObject({
    outcome: 'already',
    redeemed_by: null,
    order_id: paid,
  })
  for (const status of ['cancelled', 'expired', 'refunded', 'pending']) {
    await sql`truncate public.discount_codes, public.orders cascade`
    await issue('ana@example.com', 'OCO-7KQ4-MX')
    await usedIn(status, 'OCO-7KQ4-MX')
    if (status === 'pending')
      expect(await redeem('OCO-7KQ4-MX', 'fay@example.com', 9)).toMatchObject({ outcome: 'already' })
    expect(await redeem('OCO-7KQ4-MX', 'fay@example.com', 11), status).toMatchObject({ outcome: 'redeemed' })
  }
})

test('the list has the newest first, page by page, with how often and when last each was used', async () => {
  await issue('ana@example.com', 'OCO-7KQ4-MX', -10)
  await make('OCO-7777-77', null, { rule: 'group', waives_travel: true }, 5)
  const order = await usedIn('fulfilled', 'OCO-7777-77')
  await usedIn('cancelled', 'OCO-7777-77')
  await redeem('OCO-7777-77', 'olga@example.com', -5)
  const [first, ...more] = await list(null, null, 100, 1)
  expect(more).toEqual([])
  expect(first).toMatchObject({
    code: 'OCO-7777-77',
    email: null,
    rule: 'group',
    waives_travel: true,
    max_uses: 5,
    uses: 2,
    created_by: 'fay@example.com',
    redeemed_by: null,
    order_id: order,
  })
  expect(await list(null, first?.cursor)).toMatchObject([
    {
      code: 'OCO-7KQ4-MX',
      email: 'ana@example.com',
      uses: 0,
      max_uses: 1,
      created_by: null,
      redeemed_at: null,
    },
  ])
  expect((await list('ANA@ex')).map(({ code }) => code)).toEqual(['OCO-7KQ4-MX'])
  expect((await list('oco-7777')).map(({ code }) => code)).toEqual(['OCO-7777-77'])
})

test('database and cart count the same', async () => {
  const prices: Record<string, number> = { b12: 1300, zinc: 3333, nac: 1 }
  for (const [id, cents] of Object.entries(prices))
    await sql`insert into public.products (id, name, price, content_rev, content_updated_at)
      values (${id}, ${id}, ${cents / 100}, 'r', now())`
  const effects: [string, Json, Discount['effect']][] = [
    ['OCO-2525-25', { rule: 'r', percent: 25 }, { kind: 'percent', percent: 25 }],
    ['OCO-3333-33', { rule: 'r', percent: 33 }, { kind: 'percent', percent: 33 }],
    ['OCO-1000-00', { rule: 'r', cents: 1999 }, { kind: 'amount', cents: 1999 }],
    ['OCO-7777-77', { rule: 'r', waives_travel: true }, { kind: 'travel' }],
  ]
  for (const [code, terms] of effects) expect((await make(code, null, terms)).error).toBeNull()
  const random = seeded(38)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const some = () => Object.keys(prices).filter(() => random() < 0.6)
  for (let run = 0; run < 60; run += 1) {
    const lines = some().map((product_id) => ({ product_id, quantity: 1 + upTo(4) }))
    const feeCents = random() < 0.5 ? 0 : 2500
    const discounts = [...effects]
      .sort(() => random() - 0.5)
      .slice(0, 1 + upTo(3))
      .map(([code, , effect]) => ({
        code,
        name: 'r',
        effect,
        productIds: random() < 0.5 ? null : some(),
        minimumCents: random() < 0.7 ? 0 : upTo(9000),
        isCombinable: true,
      }))
    const { data, error } = await database().rpc('discount_amounts', {
      p_codes: discounts.map(({ code, productIds, minimumCents }) => ({
        code,
        product_ids: productIds,
        minimum_cents: minimumCents,
      })),
      p_lines: lines,
      p_fee_cents: feeCents,
    })
    if (error) throw new Error(error.message)
    const goods = lines.map(({ product_id: id, quantity }) => ({ id, cents: (prices[id] ?? 0) * quantity }))
    expect(data.map(({ code, cents }) => ({ code, cents }))).toEqual(
      discountParts(discounts, goods, feeCents),
    )
  }
})

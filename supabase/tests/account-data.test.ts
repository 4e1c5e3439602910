import { randomUUID } from 'node:crypto'
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
  await sql`insert into public.products (id, name, price, content_rev, content_updated_at) values ('b12', 'Vitamin B12', 13, 'r', now())`
})
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const now = '2026-11-24T12:00:00Z'
const fields = { contact: ['firstName', 'email', 'message'] }

type Person = { id: string; email: string }
let ana: Person
let ben: Person

beforeEach(async () => {
  ana = await person('ana')
  ben = await person('ben')
})

async function person(name: string): Promise<Person> {
  const id = randomUUID()
  const email = `${name}-${id}@example.com`
  await sql`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${id}, ${email}, now(), ${sql.json({ first_name: name })})`
  await sql`insert into public.proven_accounts (user_id, email, proven_at) values (${id}, ${email}, now())`
  return { id, email }
}

async function order(owner: { userId: string | null; email: string }, status = 'paid'): Promise<string> {
  const id = randomUUID()
  await sql`insert into public.orders (id, user_id, checkout_key, email, is_email_known, total_amount, status, access_token, paypal_payment_id)
    values (${id}, ${owner.userId}, ${randomUUID()}, ${owner.email}, true, 13, ${status}, ${`secret-${randomUUID()}`}, ${`CAP-${id}`})`
  await sql`insert into public.order_items (order_id, product_id, quantity, name, price) values (${id}, 'b12', 1, 'Vitamin B12', 13)`
  return id
}

async function request({ email }: { email: string }, status = 'new'): Promise<string> {
  const id = randomUUID()
  const payload = { firstName: 'Ana', email, message: 'my private words', subject: 'general' }
  await sql`insert into public.submissions (id, form, payload, status, idempotency_key)
    values (${id}, 'contact', ${sql.json(payload)}, ${status}, ${randomUUID()})`
  return id
}

const payloadOf = async (id: string) =>
  (await sql`select payload, redacted_at from public.submissions where id = ${id}`)[0]

/** What this person gets from a query as the accounts' own role. */
const as = ({ id }: Person, query: string) =>
  sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claim.sub', ${id}, true), set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`
    await transaction`set local role authenticated`
    return [...(await transaction.unsafe(query))]
  })

const erase = async ({ id }: Person) => {
  const { data, error } = await service().rpc('delete_account', {
    p_user_id: id,
    p_guest_email: 'guest@ocotillo.example',
    p_fields: fields,
    p_now: now,
  })
  expect(error).toBeNull()
  return data
}

test('a shopper sees their own orders and what was in them, nobody else’s, and never the key [ROLE-002]', async () => {
  const own = await order({ userId: ana.id, email: ana.email })
  await order({ userId: ben.id, email: ben.email })
  await order({ userId: null, email: ana.email })
  expect(await as(ana, 'select id, status from public.orders')).toEqual([{ id: own, status: 'paid' }])
  expect(await as(ana, 'select order_id, name from public.order_items')).toEqual([
    { order_id: own, name: 'Vitamin B12' },
  ])
  for (const secret of ['access_token', 'checkout_key', '*'])
    await expect(as(ana, `select ${secret} from public.orders`)).rejects.toThrow('permission denied')
})

test('own requests are told without their words; what is held as spam looks like any other', async () => {
  const held = await request({ email: ana.email.toUpperCase() }, 'needs_review')
  await request(ben)
  const [seen, ...others] = await as(ana, 'select * from public.own_requests()')
  expect(others).toEqual([])
  expect(seen).toMatchObject({ id: held, form: 'contact', status: 'new' })
  expect(Object.keys(seen ?? {})).not.toContain('payload')
})

test('an address that is not confirmed opens nothing', async () => {
  await request(ana)
  await sql`update auth.users set email_confirmed_at = null where id = ${ana.id}`
  expect(await as(ana, 'select * from public.own_requests()')).toEqual([])
})

test('the export holds everything of the person, nothing of others, and no keys', async () => {
  const own = await order({ userId: ana.id, email: ana.email })
  const byMail = await order({ userId: null, email: ana.email })
  const foreign = await order({ userId: ben.id, email: ben.email })
  const asked = await request(ana, 'answered')
  await sql`insert into public.submission_notes (submission_id, kind, author, body) values
    (${asked}, 'reply', 'staff@example.com', 'our answer'), (${asked}, 'note', 'staff@example.com', 'among colleagues')`
  await sql`insert into public.cart_items (user_id, product_id, quantity) values (${ana.id}, 'b12', 3)`
  await sql`insert into public.newsletter_subscribers (list, email, created_at) values ('newsletter', ${ana.email}, now())`
  await sql`insert into public.mail_outbox (kind, dedupe_key, recipient) values ('order_receipt', ${randomUUID()}, ${ana.email})`
  const { data, error } = await service().rpc('account_data', { p_user_id: ana.id })
  expect(error).toBeNull()
  expect(data).toMatchObject({
    account: { email: ana.email, first_name: 'ana' },
    cart: [{ product: 'Vitamin B12', quantity: 3 }],
    requests: [{ what_you_sent: { message: 'my private words' }, our_replies: [{ text: 'our answer' }] }],
    mailing_lists: [{ list: 'newsletter' }],
    mails: [{ kind: 'order_receipt' }],
  })
  const text = JSON.stringify(data)
  for (const part of [own, byMail]) expect(text).toContain(part)
  for (const part of [foreign, ben.email, 'secret-', 'among colleagues']) expect(text).not.toContain(part)
})

test('an order of an account has the account’s name where PayPal told none; a guest’s then has none', async () => {
  const nameOf = async (id: string) => (await service().rpc('buyer_name', { p_order_id: id })).data
  const bought = await order({ userId: ana.id, email: ana.email })
  expect(await nameOf(bought)).toBe('ana')
  await sql`update auth.users set raw_user_meta_data = '{"first_name": "Ana", "last_name": "Ruiz"}' where id = ${ana.id}`
  expect(await nameOf(bought)).toBe('Ana Ruiz')
  await sql`update public.orders set buyer_name = 'A. Payer' where id = ${bought}`
  expect(await nameOf(bought)).toBe('A. Payer')
  expect(await nameOf(await order({ userId: null, email: ben.email }))).toBeNull()
})

test('deleting takes the person out and leaves the books, in one step', async () => {
  const bought = await order({ userId: ana.id, email: ana.email }, 'fulfilled')
  const done = await request(ana, 'answered')
  const foreignRequest = await request(ben, 'answered')
  await sql`update public.orders set buyer_name = 'Ana Ruiz' where id = ${bought}`
  await sql`insert into public.cart_items (user_id, product_id, quantity) values (${ana.id}, 'b12', 3)`
  await sql`insert into public.newsletter_subscribers (list, email, first_name, created_at, status)
    values ('newsletter', ${ana.email}, 'Ana', now(), 'confirmed')`
  await sql`insert into public.mail_outbox (kind, dedupe_key, recipient) values ('order_receipt', ${randomUUID()}, ${ana.email})`
  const [unused, foreign] = ['OCO-ANA1-01', 'OCO-BEN1-01']
  await sql`insert into public.discount_codes (email, code, percent, created_at)
    values (${ana.email}, ${unused}, 25, now()), (${ben.email}, ${foreign}, 25, now())`
  const event = randomUUID()
  await sql`insert into public.event_spots (event_id, title, starts_at, ends_at, spots, content_updated_at)
    values (${event}, 'Open house', '2027-01-10', '2027-01-11', 1, now())`
  for (const { email } of [ana, ben])
    await service().rpc('reserve_spot', {
      p_event_id: event,
      p_first_name: 'First',
      p_last_name: 'Last',
      p_email: email,
      p_phone: null as unknown as string,
      p_party_size: 1,
      p_idempotency_key: randomUUID(),
      p_now: now,
    })

  expect(await erase(ana)).toEqual({ outcome: 'deleted', open_orders: 0, open_requests: 0 })

  expect(await sql`select 1 from auth.users where id = ${ana.id}`).toHaveLength(0)
  expect(await sql`select code from public.discount_codes where code in ${sql([unused, foreign])}`).toEqual([
    { code: foreign },
  ])
  expect(await sql`select 1 from public.cart_items where user_id = ${ana.id}`).toHaveLength(0)
  expect(
    (
      await sql`select user_id, email, buyer_name, total_amount::text as total, paypal_payment_id from public.orders where id = ${bought}`
    )[0],
  ).toEqual({
    user_id: null,
    email: 'guest@ocotillo.example',
    buyer_name: null,
    total: '13.00',
    paypal_payment_id: `CAP-${bought}`,
  })
  expect(await payloadOf(done)).toMatchObject({
    payload: { firstName: null, email: null, message: null, subject: 'general' },
    redacted_at: expect.any(Date),
  })
  expect(await payloadOf(foreignRequest)).toMatchObject({
    payload: { message: 'my private words' },
    redacted_at: null,
  })
  expect(
    (await sql`select status, first_name from public.newsletter_subscribers where email = ${ana.email}`)[0],
  ).toEqual({
    status: 'unsubscribed',
    first_name: null,
  })
  expect(
    await sql`select first_name, status from public.event_rsvps where event_id = ${event} order by number`,
  ).toEqual([
    { first_name: 'Removed', status: 'cancelled' },
    { first_name: 'First', status: 'confirmed' },
  ])
  expect(await sql`select kind from public.mail_outbox where recipient = ${ana.email}`).toEqual([
    { kind: 'account_deleted' },
  ])
  expect(
    (await sql`select actor, role, detail from public.audit_log where subject = ${`account:${ana.id}`}`)[0],
  ).toEqual({
    actor: 'account holder',
    role: null,
    detail: { orders: 1, requests_done: 1, requests_open: 0 },
  })
  expect(await erase(ana)).toEqual({ outcome: 'unknown' })
})

test('what is still open is told to the staff by reference, and is erased once it is answered', async () => {
  const bought = await order({ userId: ana.id, email: ana.email })
  const open = await request(ana)
  expect(await erase(ana)).toEqual({ outcome: 'deleted', open_orders: 1, open_requests: 1 })
  const [told] =
    await sql`select recipient, data from public.mail_outbox where dedupe_key = ${`staff_account_deleted:${ana.id}`}`
  expect(told).toEqual({ recipient: null, data: { orders: [bought], requests: [open] } })
  expect(await payloadOf(open)).toMatchObject({ payload: { email: ana.email }, redacted_at: null })

  const eraseLeft = () => service().rpc('erase_left_requests', { p_fields: fields, p_now: now })
  expect((await eraseLeft()).data).toBe(0)
  await sql`update public.submissions set status = 'answered' where id = ${open}`
  expect((await eraseLeft()).data).toBe(1)
  expect(await payloadOf(open)).toMatchObject({ payload: { firstName: null, email: null, message: null } })
  expect((await eraseLeft()).data).toBe(0)
})

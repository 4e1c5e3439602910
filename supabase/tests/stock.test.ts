import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Json } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { booksAgainstShelf } from '../../tests/setup/stock.ts'

let stack: SharedStack
let sql: postgres.Sql

const actor = 'fred@ocotillo.example'
const noon = '2026-11-21T19:00:00Z'
const reason = 'A test'

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, name, role) values (${actor}, 'Fred', 'front_desk') on conflict do nothing`
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox, public.audit_log cascade`
  await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at, is_exam_required)
    values ('b12', 'Vitamin B12', 13, 4, 'r', now(), false), ('zinc', 'Zinc', 10, 100, 'r', now(), false)`
})
afterEach(async () => expect(await booksAgainstShelf(sql), 'the books and the shelf').toEqual([]))
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })

type Told = { outcome: string; [more: string]: Json | undefined }
async function call(name: keyof Database['public']['Functions'], args: object): Promise<Told> {
  const { data, error } = await service().rpc(name, args as never)
  if (error) throw new Error(error.message)
  return data as Told
}

const receive = (lot: string, units: number, expires: string | null, over: object = {}) =>
  call('receive_stock', {
    p_key: randomUUID(),
    p_product_id: 'b12',
    p_lot: lot,
    p_expires_on: expires,
    p_units: units,
    p_reason: reason,
    p_actor: actor,
    p_now: noon,
    ...over,
  })
const correct = (lotId: string, counted: number, seen: number, key: string = randomUUID()) =>
  call('correct_stock', {
    p_key: key,
    p_lot_id: lotId,
    p_counted: counted,
    p_seen: seen,
    p_reason: reason,
    p_actor: actor,
    p_now: noon,
  })
const writeOff = (lotId: string, units: number, key: string = randomUUID()) =>
  call('write_off_stock', {
    p_key: key,
    p_lot_id: lotId,
    p_units: units,
    p_reason: reason,
    p_actor: actor,
    p_now: noon,
  })

/** Begins to pay for units of B12, and what came of it. */
const place = (units: number, now = noon, product = 'b12') =>
  call('place_order', {
    p_checkout_key: randomUUID(),
    p_lines: [{ product_id: product, quantity: units }],
    p_expected_cents: units * (product === 'b12' ? 1300 : 1000),
    p_guest_email: 'guest@ocotillo.example',
    p_access_token: randomUUID(),
    p_hold_minutes: 10,
    p_now: now,
  }) as Promise<Told & { order_id: string; attempt_id: string }>

/** PayPal says that the buyer approved: whether the order has its units now. */
async function approve(attempt: string, now = noon): Promise<boolean> {
  await call('record_paypal_order', { p_attempt_id: attempt, p_paypal_order_id: `PP-${attempt}`, p_now: now })
  const leaseId = randomUUID()
  await call('lease_attempt', {
    p_attempt_id: attempt,
    p_lease_id: leaseId,
    p_seconds: 60,
    p_approved_at: now,
    p_now: now,
  })
  const secured = await call('secure_stock', {
    p_attempt_id: attempt,
    p_lease_id: leaseId,
    p_seconds: 60,
    p_minutes: 10,
    p_now: now,
  })
  return secured as unknown as boolean
}

async function buy(units: number, now = noon, product = 'b12'): Promise<string> {
  const { order_id, attempt_id } = await place(units, now, product)
  expect(await approve(attempt_id, now)).toBe(true)
  await call('record_capture', {
    p_attempt_id: attempt_id,
    p_capture: {
      id: `CAP-${attempt_id}`,
      status: 'COMPLETED',
      amount_cents: units * (product === 'b12' ? 1300 : 1000),
      currency: 'USD',
      raw: {},
    },
    p_payer_email: 'ana@example.com',
    p_now: now,
  })
  return order_id
}
const fulfil = (order: string, isDone = true, now = noon) =>
  call('fulfil_order', { p_order_id: order, p_actor: actor, p_is_done: isDone, p_now: now })

const lots = async (product = 'b12') =>
  Object.fromEntries(
    (
      await sql<{ name: string; units: number }[]>`select name, on_hand as units from public.stock_lots
        where product_id = ${product}`
    ).map(({ name, units }) => [name, units]),
  )
const lotId = async (name: string, product = 'b12') =>
  String(
    (await sql`select id from public.stock_lots where name = ${name} and product_id = ${product}`)[0]?.id,
  )
const forSale = async (product = 'b12') =>
  (await sql`select stock_quantity from public.products where id = ${product}`)[0]?.stock_quantity
const entries = () =>
  sql`select move, units, actor from public.stock_entries where actor is not null order by id`
const lowMails = () =>
  sql`select data, recipient from public.mail_outbox where kind = 'staff_stock_low' order by created_at`

test('what a product begins with is a lot without a last day, and its first entry [INJ-020]', async () => {
  expect(await sql`select name, expires_on, on_hand from public.stock_lots order by on_hand`).toEqual([
    { name: 'Opening stock', expires_on: null, on_hand: 4 },
    { name: 'Opening stock', expires_on: null, on_hand: 100 },
  ])
})

test('sold out, twenty received, and at once the twenty can be bought; the same press again receives nothing [INJ-020]', async () => {
  await buy(4)
  expect(await forSale()).toBe(0)
  expect((await place(1)).outcome).toBe('out_of_stock')
  const key = randomUUID()
  for (const _ of [1, 2])
    expect(await receive('A1', 20, '2027-01-31', { p_key: key })).toEqual({ outcome: 'done' })
  expect(await receive('A1', 30, '2027-01-31', { p_key: key })).toEqual({ outcome: 'reused' })
  expect([await forSale(), await lots()]).toEqual([20, { 'Opening stock': 4, A1: 20 }])
  await buy(20)
  expect(await forSale()).toBe(0)
  expect(await entries()).toEqual([{ move: 'receive', units: 20, actor }])
  expect(await sql`select action, actor, detail from public.audit_log`).toEqual([
    { action: 'stock.received', actor, detail: { units: 20 } },
  ])
})

test('a lot is one with its date: more of it joins it, another date is refused, and so is one that is over', async () => {
  await receive('A1', 5, '2027-01-31')
  expect(await receive('a1', 5, '2027-01-31')).toEqual({ outcome: 'done' })
  expect(await lots()).toMatchObject({ A1: 10 })
  expect(await receive('A1', 5, '2027-02-28')).toEqual({ outcome: 'other_date', expires_on: '2027-01-31' })
  expect(await receive('A2', 5, '2026-11-20')).toEqual({ outcome: 'expired' })
  expect(await receive('A2', 5, '2026-11-21')).toEqual({ outcome: 'done' })
  expect(await receive('A3', 5, '2027-01-31', { p_product_id: 'nothing' })).toEqual({ outcome: 'unknown' })
})

test('a count is of what was seen; what is written off is there; each is in the ledger with its reason', async () => {
  const opening = await lotId('Opening stock')
  expect(await correct(opening, 3, 5)).toEqual({ outcome: 'changed', on_hand: 4 })
  const key = randomUUID()
  for (const _ of [1, 2]) expect((await correct(opening, 3, 4, key)).outcome).toBe('done')
  expect(await writeOff(opening, 4)).toEqual({ outcome: 'too_many', on_hand: 3 })
  const second = randomUUID()
  for (const _ of [1, 2]) expect((await writeOff(opening, 1, second)).outcome).toBe('done')
  expect(await forSale()).toBe(2)
  expect(await entries()).toEqual([
    { move: 'correct', units: -1, actor },
    { move: 'write_off', units: -1, actor },
  ])
  expect((await correct(randomUUID(), 1, 1)).outcome).toBe('unknown')
  expect((await writeOff(randomUUID(), 1)).outcome).toBe('unknown')
})

test('what is gone although it was sold makes nothing for sale, and new units go to who paid first', async () => {
  await buy(4)
  await writeOff(await lotId('Opening stock'), 3)
  expect(await forSale()).toBe(0)
  await receive('A1', 2, '2027-01-31')
  expect(await forSale()).toBe(0)
  await receive('A1', 3, '2027-01-31')
  expect(await forSale()).toBe(2)
})

test('what expires first is given first; taken back, it is in its lots again; a recall names the order [INJ-020]', async () => {
  // It came first, and is given last all the same.
  await receive('Late', 5, '2027-06-30', { p_now: '2026-11-20T19:00:00Z' })
  await receive('Early', 2, '2026-12-31')
  const order = await buy(4)
  expect(await forSale()).toBe(7)
  expect((await fulfil(order)).outcome).toBe('done')
  expect(await lots()).toEqual({ Early: 0, Late: 3, 'Opening stock': 4 })
  expect(await forSale(), 'they were sold before').toBe(7)
  const given = async (name: string) =>
    (await service().rpc('list_lot_orders', { p_lot_id: await lotId(name) })).data
  expect(await given('Early')).toMatchObject([{ order_id: order, email: 'ana@example.com', units: 2 }])
  expect(await given('Late')).toMatchObject([{ order_id: order, units: 2 }])
  expect(await given('Opening stock')).toEqual([])

  expect((await fulfil(order, false)).outcome).toBe('done')
  expect(await lots()).toEqual({ Early: 2, Late: 5, 'Opening stock': 4 })
  expect([await forSale(), await given('Early')]).toEqual([7, []])
  // A lot that has expired meanwhile is not given.
  expect((await fulfil(order, true, '2027-01-01T07:00:00Z')).outcome).toBe('done')
  expect(await lots()).toEqual({ Early: 2, Late: 1, 'Opening stock': 4 })
  await sql`select public.count_stock(array['b12'], ${noon})`
})

test('an order whose units are in no lot in date is not fulfilled, and says what is missing', async () => {
  const order = await buy(4)
  await writeOff(await lotId('Opening stock'), 3)
  expect(await fulfil(order)).toEqual({ outcome: 'no_units', missing: [{ name: 'Vitamin B12', left: 1 }] })
  expect((await sql`select fulfilled_at from public.orders`)[0]).toEqual({ fulfilled_at: null })
  await receive('A1', 3, '2027-01-31')
  expect((await fulfil(order)).outcome).toBe('done')
  expect(await lots()).toEqual({ 'Opening stock': 0, A1: 0 })
})

describe('a lot is for sale until its last day ends in Arizona, whether or not a job has run [INJ-020]', () => {
  const lastMoment = '2027-02-01T06:59:59.999Z'
  const dayAfter = '2027-02-01T07:00:00Z'
  beforeEach(async () => {
    await writeOff(await lotId('Opening stock'), 4)
    await receive('A1', 20, '2027-01-31')
  })
  // The day in which the test runs is not over.
  afterEach(() => sql`select public.count_stock(array['b12'], ${noon})`)

  test('a new order', async () => {
    expect((await place(1, lastMoment)).outcome).toBe('ready')
    expect(await place(1, dayAfter)).toMatchObject({ outcome: 'out_of_stock', left: { b12: 0 } })
    expect(await forSale()).toBe(0)
  })

  test('an order that was placed before and is approved after: nothing is captured', async () => {
    const { attempt_id } = await place(2, lastMoment)
    expect(await approve(attempt_id, dayAfter)).toBe(false)
    expect((await sql`select problem from public.payment_attempts`)[0]).toEqual({ problem: 'OUT_OF_STOCK' })
  })

  test('the job counts it out, and writes to the clinic once', async () => {
    const count = async (p_now: string) => (await service().rpc('count_expired_stock', { p_now })).data
    expect([await count(lastMoment), await forSale()]).toEqual([0, 20])
    expect([await count(dayAfter), await forSale(), await count(dayAfter)]).toEqual([1, 0, 0])
    expect(await lowMails()).toHaveLength(1)
  })
})

test('the clinic gets one mail when the stock falls to the low mark or under it, and the next only after it was above', async () => {
  const mark = (units: number) =>
    call('set_low_mark', { p_product_id: 'zinc', p_mark: units, p_actor: actor, p_now: noon })
  expect((await mark(98)).outcome).toBe('done')
  await buy(1, noon, 'zinc')
  expect(await lowMails()).toEqual([])
  await buy(1, noon, 'zinc')
  await buy(1, noon, 'zinc')
  expect(await lowMails()).toEqual([{ data: { name: 'Zinc', units: 98 }, recipient: null }])
  await receive('Z1', 10, '2027-01-31', { p_product_id: 'zinc' })
  await writeOff(await lotId('Z1', 'zinc'), 10)
  expect(await lowMails()).toHaveLength(2)
  expect(
    (await call('set_low_mark', { p_product_id: 'x', p_mark: 1, p_actor: actor, p_now: noon })).outcome,
  ).toBe('unknown')
})

test('units of an order that was paid back wait until somebody has looked, and are for sale then', async () => {
  const order = await buy(3)
  const putBack = () => call('put_back_units', { p_order_id: order, p_actor: actor, p_now: noon })
  expect(await putBack()).toEqual({ outcome: 'not_refunded' })
  await sql`update public.orders set status = 'refunded' where id = ${order}`
  expect((await service().rpc('list_set_aside', { p_product_id: 'b12' })).data).toEqual([
    { order_id: order, units: 3 },
  ])
  expect(await forSale()).toBe(1)
  for (const _ of [1, 2]) expect(await putBack()).toEqual({ outcome: 'done' })
  expect(await forSale()).toBe(4)
  expect(await sql`select action from public.audit_log`).toEqual([{ action: 'stock.put_back' }])
})

test('the list: on hand, held, sold and not given, for sale, and what was sold in 30 days', async () => {
  await receive('A1', 20, '2027-01-31')
  const given = await buy(2, '2026-10-21T19:00:00Z')
  await fulfil(given)
  await buy(3)
  const { attempt_id } = await place(1)
  await approve(attempt_id)
  const { data } = await service().rpc('list_stock', { p_product_id: 'b12', p_now: noon })
  expect(data).toEqual([
    {
      id: 'b12',
      name: 'Vitamin B12',
      is_active: true,
      on_hand: 22,
      expired: 0,
      held: 1,
      sold: 3,
      free: 18,
      sold_in_30_days: 3,
      low_mark: 10,
      next_expiry: '2027-01-31',
    },
  ])
})

test('twenty buyers and a refill at once add up: nobody gets what is not there, and no unit is lost [INJ-020]', async () => {
  await receive('A1', 8, '2027-01-31')
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(1)))
  const [, ...approved] = await Promise.all([
    receive('A2', 5, '2027-02-28'),
    ...placed.map(({ attempt_id }) => approve(attempt_id)),
  ])
  const sold = approved.filter(Boolean).length
  expect(sold).toBeGreaterThanOrEqual(12)
  expect(sold).toBeLessThanOrEqual(17)
  expect(await forSale()).toBe(17 - sold)
  const late = await Promise.all(Array.from({ length: 20 }, () => place(1).then((one) => one.attempt_id)))
  const rest = await Promise.all(late.map((attempt) => attempt && approve(attempt)))
  expect(rest.filter((isSold) => isSold === true)).toHaveLength(17 - sold)
  expect(await forSale()).toBe(0)
})

test('orders fulfilled, taken back and written off at once leave no unit unaccounted for', async () => {
  await receive('A1', 10, '2026-12-31')
  await receive('A2', 10, '2027-01-31')
  const orders = await Promise.all(Array.from({ length: 8 }, () => buy(2)))
  const a2 = await lotId('A2')
  await Promise.all([
    ...orders.map((order) => fulfil(order)),
    ...orders.map((order) => fulfil(order)),
    writeOff(a2, 1),
    receive('A3', 4, '2027-02-28'),
  ])
  await Promise.all(orders.slice(0, 4).map((order) => fulfil(order, false)))
  const all = Object.values(await lots()).reduce((sum, units) => sum + units, 0)
  expect(all).toBe(4 + 20 - 1 + 4 - 8)
})

test('nobody changes or takes away a line of the ledger, nor writes a stock past it', async () => {
  const refused = async (work: PromiseLike<{ error: { code: string } | null }>) => (await work).error?.code
  const open = service()
  expect(await refused(open.from('stock_entries').update({ units: 1 }).gt('id', 0))).toBe('42501')
  expect(await refused(open.from('stock_entries').delete().gt('id', 0))).toBe('42501')
  expect(await refused(open.from('stock_lots').update({ on_hand: 1 }).neq('name', ''))).toBe('42501')
  expect(await refused(open.from('products').update({ stock_quantity: 1 }).neq('id', ''))).toBe('42501')
  expect(await refused(open.rpc('count_stock', { p_product_ids: ['b12'], p_now: noon }))).toBe('42501')
  // Not even the owner of the database by mistake.
  await expect(sql`update public.stock_entries set units = 1`).rejects.toThrow('only added to')
  await expect(sql`delete from public.stock_entries`).rejects.toThrow('only added to')
})

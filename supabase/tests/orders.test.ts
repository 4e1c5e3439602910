import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Json } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { booksAgainstShelf, putOnShelf } from '../../tests/setup/stock.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox, public.paypal_events cascade`
  await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at) values
    ('b12', 'Vitamin B12', 13, 5, 'r', now()), ('zinc', 'Zinc', 33.33, 100, 'r', now()),
    ('off', 'Off sale', 10, 100, 'r', now())`
  await sql`update public.products set is_active = false where id = 'off'`
})
afterEach(async () => expect(await booksAgainstShelf(sql)).toEqual([]))
afterAll(async () => {
  await sql.end()
})

type Placed = {
  outcome: string
  order_id: string
  attempt_id: string
  product_ids?: string[]
  left?: Record<string, number>
  amount_cents: number
}
type Lines = { product_id: string; quantity: number }[]

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const noon = Date.parse('2026-11-21T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const b12 = (quantity: number): Lines => [{ product_id: 'b12', quantity }]
const zinc = (quantity: number): Lines => [{ product_id: 'zinc', quantity }]

async function place(key: string, lines: Lines, cents: number, minutes = 0) {
  const { data, error } = await service().rpc('place_order', {
    p_checkout_key: key,
    p_lines: lines,
    p_expected_cents: cents,
    p_guest_email: 'guest@ocotillo.example',
    p_access_token: randomUUID(),
    p_hold_minutes: 10,
    p_now: at(minutes),
  })
  if (error) throw new Error(error.message)
  return data as Placed
}

async function createdAttempt(lines = b12(2), cents = 2600, minutes = 0) {
  const placed = await place(randomUUID(), lines, cents, minutes)
  await service().rpc('record_paypal_order', {
    p_attempt_id: placed.attempt_id,
    p_paypal_order_id: `PP-${placed.attempt_id}`,
    p_now: at(minutes),
  })
  return placed
}

const lease = (attempt: string, leaseId: string, minutes = 0, approvedAt: string | null = null) =>
  service().rpc('lease_attempt', {
    p_attempt_id: attempt,
    p_lease_id: leaseId,
    p_seconds: 60,
    p_approved_at: approvedAt as string,
    p_now: at(minutes),
  })
const capture = (attempt: string, told: { id?: string; status?: string; cents?: number } = {}, minutes = 0) =>
  service().rpc('record_capture', {
    p_attempt_id: attempt,
    p_capture: {
      id: told.id ?? `CAP-${attempt}`,
      status: told.status ?? 'COMPLETED',
      amount_cents: told.cents ?? 2600,
      currency: 'USD',
      raw: {},
    } satisfies Json,
    p_payer_email: 'ana@example.com',
    p_now: at(minutes),
  })
const stock = async (id = 'b12') =>
  (await sql<{ stock: number }[]>`select stock_quantity as stock from public.products where id = ${id}`)[0]
    ?.stock
const setStock = (units: number, id = 'zinc') => putOnShelf(sql, units, id)
/** Where each line's units of an order are, by product. */
const holds = async (id: string) =>
  Object.fromEntries(
    (
      await sql<{ product_id: string; state: string }[]>`
        select product_id, state from public.stock_holds where order_id = ${id}`
    ).map(({ product_id, state }) => [product_id, state]),
  )
/** An order of this many units of zinc, at PayPal. */
const zincOrder = (units: number, minutes = 0) => createdAttempt(zinc(units), 3333 * units, minutes)

/** PayPal says that the buyer approved: whether the order has its units now. */
async function approve(
  { attempt_id }: Pick<Placed, 'attempt_id'>,
  minutes = 0,
  leaseId: string = randomUUID(),
) {
  await lease(attempt_id, leaseId, minutes, at(minutes))
  const { data, error } = await service().rpc('secure_stock', {
    p_attempt_id: attempt_id,
    p_lease_id: leaseId,
    p_seconds: 60,
    p_minutes: 10,
    p_now: at(minutes),
  })
  if (error) throw new Error(error.message)
  return data
}
const shortage = async ({ attempt_id }: Placed) =>
  (
    await sql<{ shortage: object[] }[]>`select shortage from public.payment_attempts where id = ${attempt_id}`
  )[0]?.shortage
const order = async (id: string) => (await sql`select * from public.orders where id = ${id}`)[0]
const mails = async () =>
  (await sql<{ kind: string }[]>`select kind from public.mail_outbox order by kind`).map(({ kind }) => kind)

test('an order takes the catalogue’s prices and nothing of the browser’s, and its units stay for sale [INJ-020] [PAY-007] [PAY-012]', async () => {
  const placed = await place(randomUUID(), [...b12(2), { product_id: 'zinc', quantity: 3 }], 2600 + 9999)
  expect(placed).toMatchObject({ outcome: 'ready', amount_cents: 12_599 })
  expect([await stock(), await stock('zinc')]).toEqual([5, 100])
  // Of the last five nothing is held before an approval: that line goes on without.
  expect(await holds(placed.order_id)).toEqual({ b12: 'released', zinc: 'open' })
  const items = await sql`select product_id, quantity, price from public.order_items order by product_id`
  expect(items.map((item) => ({ ...item }))).toEqual([
    { product_id: 'b12', quantity: 2, price: '13.00' },
    { product_id: 'zinc', quantity: 3, price: '33.33' },
  ])
  expect(await order(placed.order_id)).toMatchObject({
    status: 'pending',
    total_amount: '125.99',
    user_id: null,
    email: 'guest@ocotillo.example',
  })
})

test('another total than the catalogue’s, something off sale and too many units change nothing', async () => {
  const outcomes = [
    await place(randomUUID(), b12(2), 2),
    await place(randomUUID(), [{ product_id: 'off', quantity: 1 }], 1000),
    await place(randomUUID(), [{ product_id: 'never-was', quantity: 1 }], 1000),
    await place(randomUUID(), b12(6), 7800),
  ]
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'price_changed',
    'unavailable',
    'unavailable',
    'out_of_stock',
  ])
  expect(outcomes.map(({ product_ids }) => product_ids)).toEqual([['b12'], ['off'], ['never-was'], ['b12']])
  expect(outcomes[3]?.left).toEqual({ b12: 5 })
  expect(await sql`select from public.orders`).toHaveLength(0)
  expect(await stock()).toBe(5)
  for (const bad of [[], b12(0), b12(21), b12(-1), [...b12(1), ...b12(1)]])
    await expect(place(randomUUID(), bad, 1300)).rejects.toThrow('lines')
})

test('twenty buyers approve the last five at once: five are held, the stock is never below zero [INJ-020]', async () => {
  const placed = await Promise.all(Array.from({ length: 20 }, () => createdAttempt(b12(1), 1300)))
  expect(await stock()).toBe(5)
  const approved = await Promise.all(placed.map((each) => approve(each)))
  expect(approved.filter((isHeld) => isHeld === true)).toHaveLength(5)
  expect(approved.filter((isHeld) => isHeld === false)).toHaveLength(15)
  expect(await stock()).toBe(0)
  expect((await place(randomUUID(), b12(1), 1300)).outcome).toBe('out_of_stock')
})

test('two approvals for the last units: exactly one is held, the other ends unpaid and says what is left [INJ-020] [PAY-012]', async () => {
  const both = [await createdAttempt(b12(3), 3900), await createdAttempt(b12(3), 3900)]
  const approved = await Promise.all(both.map((each) => approve(each)))
  expect([...approved].sort()).toEqual([false, true])
  const [won, lost] = approved[0] ? both : [both[1], both[0]]
  if (!won || !lost) throw new Error('there are two')
  expect(await order(lost.order_id)).toMatchObject({ status: 'cancelled' })
  expect(await shortage(lost)).toEqual([{ product_id: 'b12', name: 'Vitamin B12', left: 2, is_held: false }])
  expect(await holds(lost.order_id)).toEqual({ b12: 'released' })
  await capture(won.attempt_id, { cents: 3900 })
  expect(await order(won.order_id)).toMatchObject({ status: 'paid' })
  expect(await stock()).toBe(2)
})

test('five unpaid carts of twenty leave the shelf open for the sixth buyer [INJ-020] [PAY-012]', async () => {
  const carts = await Promise.all(Array.from({ length: 5 }, () => zincOrder(20)))
  const states = await Promise.all(carts.map(async ({ order_id }) => (await holds(order_id)).zinc))
  expect([...states].sort()).toEqual(['open', 'open', 'released', 'released', 'released'])
  expect(await stock('zinc')).toBe(100)
  const sixth = await zincOrder(20)
  expect(await approve(sixth)).toBe(true)
  expect(await stock('zinc')).toBe(80)
})

for (const [units, quantity, state] of [
  [40, 20, 'open'],
  [39, 20, 'released'],
  [12, 6, 'open'],
  [12, 7, 'released'],
  [10, 5, 'open'],
  [9, 4, 'open'],
  [8, 3, 'open'],
  [8, 4, 'released'],
  [6, 1, 'open'],
  [5, 1, 'released'],
  [1, 1, 'released'],
] as const)
  test(`of ${units} on the shelf, ${quantity} for an unpaid order are ${state}: half of them, never the last 5 [INJ-020]`, async () => {
    await setStock(units)
    const placed = await zincOrder(quantity)
    expect(placed.outcome).toBe('ready')
    expect(await holds(placed.order_id)).toEqual({ zinc: state })
    expect(await stock('zinc')).toBe(units)
  })

test('an open hold keeps its units from other approvals for ten minutes, and no longer [INJ-020]', async () => {
  await setStock(20)
  const first = await zincOrder(10)
  const greedy = await zincOrder(11)
  expect(await approve(greedy, 9)).toBe(false)
  expect(await shortage(greedy)).toEqual([{ product_id: 'zinc', name: 'Zinc', left: 10, is_held: true }])
  const later = await zincOrder(11, 9)
  expect(await approve(later, 10)).toBe(true)
  expect(await approve(first, 10)).toBe(false)
  expect(await shortage(first)).toEqual([{ product_id: 'zinc', name: 'Zinc', left: 9, is_held: false }])
  expect(await stock('zinc')).toBe(9)
})

test('whose hold is open has the units with the approval, also the last ones on the shelf', async () => {
  await setStock(20)
  const held = await zincOrder(10)
  expect(await approve(await zincOrder(10))).toBe(true)
  expect(await approve(await zincOrder(1))).toBe(false)
  expect(await approve(held, 9)).toBe(true)
  expect(await stock('zinc')).toBe(0)
})

test('a hold is renewed only where there is room for it now', async () => {
  await setStock(20)
  const key = randomUUID()
  const { order_id } = await place(key, zinc(10), 33_330)
  expect(await approve(await zincOrder(8))).toBe(true)
  await place(key, zinc(10), 33_330, 9)
  const until = async () =>
    (await sql`select until from public.stock_holds where order_id = ${order_id}`)[0]?.until
  expect(await until()).toEqual(new Date(at(10)))
  await setStock(20)
  await place(key, zinc(10), 33_330, 9)
  expect(await until()).toEqual(new Date(at(19)))
})

test('after a decline the units are back for sale and open for the buyer; an approval that ends gives them back', async () => {
  const declined = await zincOrder(20)
  const leaseId = randomUUID()
  expect(await approve(declined, 1, leaseId)).toBe(true)
  expect([await stock('zinc'), await holds(declined.order_id)]).toEqual([80, { zinc: 'held' }])
  await service().rpc('postpone_attempt', {
    p_attempt_id: declined.attempt_id,
    p_lease_id: leaseId,
    p_status: 'created',
    p_seconds: 600,
    p_problem: 'INSTRUMENT_DECLINED',
    p_is_declined: true,
    p_now: at(1),
  })
  expect([await stock('zinc'), await holds(declined.order_id)]).toEqual([100, { zinc: 'open' }])
  expect(await approve(declined, 2, leaseId)).toBe(true)
  await service().rpc('close_attempt', {
    p_attempt_id: declined.attempt_id,
    p_lease_id: leaseId,
    p_status: 'failed',
    p_order_status: 'cancelled',
    p_problem: 'FINAL_X',
    p_payer_email: null as never,
    p_now: at(2),
  })
  expect([await stock('zinc'), await holds(declined.order_id)]).toEqual([100, { zinc: 'released' }])
})

test('the same cart asked for twenty times at once is one order, one attempt, one hold', async () => {
  const key = randomUUID()
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(key, zinc(2), 6666)))
  expect(new Set(placed.map(({ attempt_id }) => attempt_id)).size).toBe(1)
  expect(
    (await sql`select quantity from public.stock_holds where state = 'open'`).map((row) => ({ ...row })),
  ).toEqual([{ quantity: 2 }])
})

test('a changed cart supersedes the attempt and moves the held units with it', async () => {
  const key = randomUUID()
  const first = await place(key, b12(5), 6500)
  const second = await place(key, [...b12(1), { product_id: 'zinc', quantity: 1 }], 4633)
  expect(second.order_id).toBe(first.order_id)
  expect(second.attempt_id).not.toBe(first.attempt_id)
  expect(await holds(first.order_id)).toEqual({ b12: 'released', zinc: 'open' })
  await capture(first.attempt_id, { cents: 6500 })
  expect(await order(first.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'PAID_AN_OLD_CART',
  })
})

test('only one of twenty at once gets the lease, and the next when it is over', async () => {
  const { attempt_id } = await createdAttempt()
  const outcome = (answer: { data: Json | null }) => (answer.data as { outcome: string }).outcome
  const answers = await Promise.all(Array.from({ length: 20 }, () => lease(attempt_id, randomUUID())))
  expect(answers.map(outcome).filter((each) => each === 'leased')).toHaveLength(1)
  expect(answers.map(outcome).filter((each) => each === 'busy')).toHaveLength(19)
  expect(outcome(await lease(attempt_id, randomUUID(), 1))).toBe('leased')
})

test('after a decline the next approval is remembered, also when its news comes while a dead worker has the lease', async () => {
  const { attempt_id } = await createdAttempt()
  const leaseId = randomUUID()
  const decline = (minutes: number) =>
    service().rpc('postpone_attempt', {
      p_attempt_id: attempt_id,
      p_lease_id: leaseId,
      p_status: 'created',
      p_seconds: 600,
      p_problem: 'INSTRUMENT_DECLINED',
      p_is_declined: true,
      p_now: at(minutes),
    })
  expect((await lease(attempt_id, leaseId)).data).toMatchObject({ capture_try: 1, may_capture: true })
  await decline(0)
  expect((await lease(attempt_id, leaseId, 10)).data).toMatchObject({ capture_try: 2, may_capture: false })
  expect((await lease(attempt_id, randomUUID(), 10, at(10))).data).toEqual({ outcome: 'busy' })
  expect((await lease(attempt_id, leaseId, 11)).data).toMatchObject({ capture_try: 2, may_capture: true })
  await decline(11)
  expect((await lease(attempt_id, leaseId, 21)).data).toMatchObject({ capture_try: 3, may_capture: false })
})

test('a capture told twenty times at once pays once: one stock change, one receipt [PAY-010]', async () => {
  const { attempt_id, order_id } = await createdAttempt()
  await lease(attempt_id, randomUUID())
  const answers = await Promise.all(Array.from({ length: 20 }, () => capture(attempt_id)))
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null))
  expect(await order(order_id)).toMatchObject({
    status: 'paid',
    email: 'ana@example.com',
    paypal_payment_id: `CAP-${attempt_id}`,
  })
  expect(await mails()).toEqual(['exam_needed', 'order_receipt', 'staff_order'])
  expect(await stock()).toBe(3)
})

test('another amount than ours, and a second payment, wait for a person', async () => {
  const short = await createdAttempt()
  await capture(short.attempt_id, { cents: 2599 })
  expect(await order(short.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'AMOUNT_DIFFERS',
  })
  const twice = await createdAttempt()
  await capture(twice.attempt_id)
  await capture(twice.attempt_id, { id: 'ANOTHER' })
  expect(await order(twice.order_id)).toMatchObject({ status: 'needs_attention', attention: 'PAID_TWICE' })
  expect(await mails()).toEqual([
    'exam_needed',
    'order_receipt',
    'staff_attention',
    'staff_attention',
    'staff_order',
  ])
})

test('holds of unpaid orders end after ten minutes; money that comes later gets the units if they are there', async () => {
  const [late, tooLate] = [await zincOrder(2), await zincOrder(2)]
  const release = (minutes: number) => service().rpc('release_lapsed_holds', { p_now: at(minutes) })
  expect((await release(9)).data).toBe(0)
  expect(await holds(late.order_id)).toEqual({ zinc: 'open' })
  expect((await release(10)).data).toBe(2)
  expect((await release(10)).data).toBe(0)
  expect(await holds(late.order_id)).toEqual({ zinc: 'released' })
  await setStock(3)
  await capture(late.attempt_id, { cents: 6666 }, 11)
  await capture(tooLate.attempt_id, { cents: 6666 }, 12)
  expect(await order(late.order_id)).toMatchObject({ status: 'paid' })
  expect(await order(tooLate.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'OUT_OF_STOCK',
  })
  expect(await stock('zinc')).toBe(1)
})

test('money for an earlier attempt never pays for the cart that came after it', async () => {
  const key = randomUUID()
  const first = await place(key, b12(1), 1300)
  const leaseId = randomUUID()
  const end = { p_attempt_id: first.attempt_id, p_lease_id: leaseId, p_problem: 'EXPIRED', p_now: at(1) }
  await service().rpc('record_paypal_order', {
    p_attempt_id: first.attempt_id,
    p_paypal_order_id: 'PP-1',
    p_now: at(0),
  })
  await lease(first.attempt_id, leaseId)
  await service().rpc('close_attempt', {
    ...end,
    p_status: 'expired',
    p_order_status: 'expired',
    p_payer_email: null as never,
  })
  const second = await place(key, [{ product_id: 'zinc', quantity: 10 }], 33_330, 2)
  expect(second.order_id).toBe(first.order_id)
  await capture(first.attempt_id, { cents: 1300, status: 'PENDING' }, 3)
  await capture(first.attempt_id, { cents: 1300 }, 4)
  expect(await order(first.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'PAID_AN_OLD_CART',
  })
  expect([await stock(), await stock('zinc')]).toEqual([5, 100])
  expect(await mails()).toEqual(['staff_attention'])
})

test('every trouble with money of an order is told, and a state nobody knows is not taken for money', async () => {
  const { attempt_id, order_id } = await createdAttempt()
  await capture(attempt_id)
  for (const id of ['SECOND', 'THIRD', 'SECOND']) await capture(attempt_id, { id })
  expect((await mails()).filter((kind) => kind === 'staff_attention')).toHaveLength(2)
  expect(await order(order_id)).toMatchObject({ attention: 'PAID_TWICE' })
  const odd = await createdAttempt()
  await capture(odd.attempt_id, { status: 'SOMETHING_NEW' })
  expect(await order(odd.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'CAPTURE_SOMETHING_NEW',
  })
})

test('an approval from before the decline is no reason to capture again; one from after it is', async () => {
  const { attempt_id } = await createdAttempt()
  const mayCapture = async (minutes: number, approvedAt: string | null) =>
    ((await lease(attempt_id, leaseId, minutes, approvedAt)).data as { may_capture: boolean }).may_capture
  const postpone = (isDeclined: boolean, minutes: number) =>
    service().rpc('postpone_attempt', {
      p_attempt_id: attempt_id,
      p_lease_id: leaseId,
      p_status: 'created',
      p_seconds: 60,
      p_problem: 'INSTRUMENT_DECLINED',
      p_is_declined: isDeclined,
      p_now: at(minutes),
    })
  const leaseId = randomUUID()
  expect(await mayCapture(1, at(1))).toBe(true)
  await postpone(true, 2)
  expect(await mayCapture(3, at(1))).toBe(false)
  await postpone(false, 4)
  expect(await mayCapture(5, null)).toBe(false)
  await postpone(false, 6)
  expect(await mayCapture(7, at(6))).toBe(true)
})

test('an approval that comes while somebody still hears "not approved" is looked at again at once, not told as unpaid', async () => {
  const { attempt_id, order_id } = await createdAttempt()
  const sweep = randomUUID()
  const putBack = (p_lease_id: string, minutes: number) =>
    service().rpc('postpone_attempt', {
      p_attempt_id: attempt_id,
      p_lease_id,
      p_status: 'created',
      p_seconds: 1200,
      p_problem: 'NOT_APPROVED',
      p_is_declined: false,
      p_now: at(minutes),
    })
  const attempt = async () =>
    (
      await sql`select status, problem, next_check_at from public.payment_attempts where order_id = ${order_id}`
    )[0]
  await lease(attempt_id, sweep, 10)
  expect((await lease(attempt_id, randomUUID(), 10, at(10))).data).toEqual({ outcome: 'busy' })
  await putBack(sweep, 10)
  expect(await attempt()).toMatchObject({
    status: 'capturing',
    problem: null,
    next_check_at: new Date(at(10)),
  })
  const next = randomUUID()
  expect((await lease(attempt_id, next, 10)).data).toMatchObject({
    outcome: 'leased',
    may_capture: true,
    was_sent: false,
  })
  // The news is old now: what PayPal says of this look stands.
  await putBack(next, 11)
  expect(await attempt()).toMatchObject({ status: 'created', problem: 'NOT_APPROVED' })
})

test('one network has sixty units or five orders unpaid, for ten minutes', async () => {
  await putOnShelf(sql, 1000)
  const from = async (p_caller: string, quantity: number, key: string = randomUUID(), minutes = 0) =>
    (
      await service().rpc('place_order', {
        p_checkout_key: key,
        p_lines: b12(quantity),
        p_expected_cents: 1300 * quantity,
        p_guest_email: 'guest@ocotillo.example',
        p_access_token: randomUUID(),
        p_hold_minutes: 10,
        p_now: at(minutes),
        p_caller,
      })
    ).data as Placed
  const key = randomUUID()
  const outcomes = await Promise.all([20, 20, 20, 20].map((quantity) => from('greedy', quantity)))
  expect(outcomes.filter(({ outcome }) => outcome === 'ready')).toHaveLength(3)
  expect(outcomes.filter(({ outcome }) => outcome === 'too_many')).toHaveLength(1)
  expect((await from('modest', 1, key)).outcome).toBe('ready')
  for (let n = 0; n < 4; n += 1) expect((await from('modest', 1)).outcome).toBe('ready')
  expect((await from('modest', 1)).outcome).toBe('too_many')
  // Its own open order may still change.
  expect((await from('modest', 2, key)).outcome).toBe('ready')
  expect((await from('modest', 1, undefined, 10)).outcome).toBe('ready')
})

test('before money moves a lapsed hold is taken again, or the order is cancelled and its other units go back', async () => {
  const { attempt_id, order_id } = await createdAttempt(
    [...b12(2), { product_id: 'zinc', quantity: 1 }],
    5933,
  )
  await service().rpc('release_lapsed_holds', { p_now: at(10) })
  await setStock(1, 'b12')
  const leaseId = randomUUID()
  const secure = (p_lease_id: string) =>
    service().rpc('secure_stock', {
      p_attempt_id: attempt_id,
      p_lease_id,
      p_seconds: 60,
      p_minutes: 10,
      p_now: at(11),
    })
  await lease(attempt_id, leaseId, 11)
  expect((await secure(randomUUID())).data).toBeNull()
  expect((await secure(leaseId)).data).toBe(false)
  expect(await order(order_id)).toMatchObject({ status: 'cancelled' })
  expect([await stock(), await stock('zinc')]).toEqual([1, 100])
})

test('a payment under review keeps its units; its end pays or cancels the order', async () => {
  const [good, bad] = [await createdAttempt(), await createdAttempt()]
  for (const { attempt_id } of [good, bad]) await capture(attempt_id, { status: 'PENDING' })
  await service().rpc('release_lapsed_holds', { p_now: at(600) })
  expect(await stock()).toBe(1)
  expect(await order(good.order_id)).toMatchObject({ status: 'in_review' })
  await capture(good.attempt_id)
  await capture(good.attempt_id, { status: 'PENDING' })
  await capture(bad.attempt_id, { status: 'DENIED' })
  expect(await order(good.order_id)).toMatchObject({ status: 'paid' })
  expect(await order(bad.order_id)).toMatchObject({ status: 'cancelled' })
  expect(await stock()).toBe(3)
  expect(await mails()).toEqual([
    'exam_needed',
    'order_in_review',
    'order_in_review',
    'order_receipt',
    'order_refused',
    'staff_order',
  ])
})

test('refunds made anywhere are told by their ids, twice or not', async () => {
  const { attempt_id, order_id } = await createdAttempt()
  const refund = (id: string, cents: number) =>
    service().rpc('record_refund', {
      p_capture_id: `CAP-${attempt_id}`,
      p_refund: { id, status: 'COMPLETED', amount_cents: cents, currency: 'USD' },
      p_now: at(0),
    })
  expect((await refund('R1', 600)).data).toBe(false)
  await capture(attempt_id)
  expect((await refund('R1', 600)).data).toBe(true)
  await refund('R1', 600)
  expect(await order(order_id)).toMatchObject({ status: 'partially_refunded' })
  await refund('R2', 2000)
  expect(await order(order_id)).toMatchObject({ status: 'refunded' })
})

test('a message of PayPal’s stays open until it is finished', async () => {
  const record = async () =>
    (await service().rpc('record_event', { p_event_id: 'E', p_type: 'T', p_payload: {}, p_now: at(0) })).data
  expect([await record(), await record()]).toEqual([true, true])
  await service().rpc('finish_event', {
    p_event_id: 'E',
    p_problem: null as never,
    p_tells_staff: true,
    p_now: at(0),
  })
  expect(await record()).toBe(false)
})

test('a mail is handed to one worker; a dead worker’s comes again; the eighth failure is the last', async () => {
  await sql`insert into public.mail_outbox (kind, dedupe_key, recipient, next_try_at) values ('x', 'x', 'a@b.c', ${at(0)})`
  const take = async (minutes: number) =>
    (await service().rpc('take_mails', { p_limit: 5, p_seconds: 60, p_now: at(minutes) })).data ?? []
  const both = await Promise.all([take(0), take(0)])
  expect(both.flat()).toHaveLength(1)
  let [row] = await take(1)
  for (let tries = 2; tries <= 8; tries += 1) {
    const finish = { p_id: row?.id ?? '', p_error: 'no', p_now: at(tries * 1000) }
    await service().rpc('finish_mail', finish)
    ;[row] = await take((tries + 1) * 1000)
  }
  expect(row).toBeUndefined()
  expect((await sql`select status, tries from public.mail_outbox`)[0]).toMatchObject({
    status: 'failed',
    tries: 8,
  })
})

test('thirty days later nobody stands in an order that was never paid; one that was paid, or is the account’s own address, keeps them', async () => {
  const [account] = await sql<
    { id: string }[]
  >`insert into auth.users (id, email) values (gen_random_uuid(), 'acc@example.com') returning id`
  const order = async (status: string, days: number, owner: string | null = null) => {
    const [row] = await sql<{ id: string }[]>`
      insert into public.orders (checkout_key, user_id, email, is_email_known, total_amount, access_token, status, phone,
        visit_zip, buyer_name, created_at, updated_at)
      values (gen_random_uuid(), ${owner}, 'ana@example.com', true, 13, ${randomUUID()}, ${status}, '480-555-0100', '85251',
        'Ana', ${at(-days * 1440)}, ${at(-days * 1440)}) returning id`
    return row?.id ?? ''
  }
  const [old, young, paid, own] = [
    await order('expired', 31),
    await order('pending', 29),
    await order('paid', 400),
    await order('cancelled', 31, account?.id),
  ]
  const captured = await createdAttempt(b12(1), 1300)
  await lease(captured.attempt_id, randomUUID())
  await capture(captured.attempt_id, { status: 'DECLINED', cents: 1300 })
  await sql`update public.orders set phone = '480-555-0101', status = 'cancelled', updated_at = ${at(-60 * 1440)}
    where id = ${captured.order_id}`

  const forget = async () =>
    (
      await service().rpc('forget_unpaid_buyers', {
        p_guest_email: 'guest@ocotillo.example',
        p_now: at(0),
      })
    ).data
  expect(await forget()).toBe(2)
  expect(await forget()).toBe(0)
  const person = async (id: string) =>
    (
      await sql`select email, is_email_known, phone, visit_zip, buyer_name from public.orders where id = ${id}`
    )[0]
  const nobody = { phone: null, visit_zip: null, buyer_name: null }
  expect(await person(old)).toEqual({ email: 'guest@ocotillo.example', is_email_known: false, ...nobody })
  expect(await person(own)).toEqual({ email: 'ana@example.com', is_email_known: true, ...nobody })
  for (const id of [young, paid])
    expect(await person(id)).toMatchObject({ phone: '480-555-0100', visit_zip: '85251', buyer_name: 'Ana' })
  expect(await person(captured.order_id)).toMatchObject({ phone: '480-555-0101' })
})

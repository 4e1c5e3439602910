import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

const owner = 'owner@example.com'
const userId = randomUUID()

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, role, name) values (${owner}, 'owner', 'Olivia') on conflict do nothing`
  await sql`insert into auth.users (id, email) values (${userId}, 'ana@example.com')`
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox, public.audit_log cascade`
  await sql`insert into public.products (id, name, price, content_rev, content_updated_at, is_exam_required) values
    ('b12', 'Vitamin B12', 13, 'r', now(), true), ('tee', 'T-shirt', 13, 'r', now(), false)`
})
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const noon = Date.parse('2026-11-21T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()

/** An order of two units that is paid: $26. */
async function paidOrder(productId = 'b12') {
  const { data, error } = await service().rpc('place_order', {
    p_checkout_key: randomUUID(),
    p_lines: [{ product_id: productId, quantity: 2 }],
    p_expected_cents: 2600,
    p_guest_email: 'guest@ocotillo.example',
    p_access_token: randomUUID(),
    p_hold_minutes: 10,
    p_now: at(0),
  })
  if (error) throw new Error(error.message)
  const { order_id: id, attempt_id: attemptId } = data as { order_id: string; attempt_id: string }
  await service().rpc('record_paypal_order', {
    p_attempt_id: attemptId,
    p_paypal_order_id: `PP-${attemptId}`,
    p_now: at(0),
  })
  await capture(attemptId, `CAP-${id}`)
  return { id, attemptId, captureId: `CAP-${id}` }
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

const capture = (attemptId: string, id: string, cents = 2600) =>
  service().rpc('record_capture', {
    p_attempt_id: attemptId,
    p_capture: { id, status: 'COMPLETED', amount_cents: cents, currency: 'USD', raw: {} },
    p_payer_email: 'ana@example.com',
    p_now: at(0),
  })

async function ask(
  paid: Paid,
  cents: number,
  { seen = 2600, id = randomUUID() as string, captureId = paid.captureId } = {},
) {
  const { data, error } = await service().rpc('request_refund', {
    p_id: id,
    p_order_id: paid.id,
    p_capture_id: captureId,
    p_cents: cents,
    p_seen_cents: seen,
    p_reason: 'The visit was cancelled.',
    p_actor: owner,
    p_now: at(0),
  })
  if (error) throw new Error(error.message)
  return { id, ...(data as { outcome: string; left_cents?: number }) }
}

const tell = (
  paid: Paid,
  id: string,
  cents: number,
  { status = 'COMPLETED', request = null as string | null, captureId = paid.captureId } = {},
) =>
  service().rpc('record_refund', {
    p_capture_id: captureId,
    p_refund: { id, status, amount_cents: cents, currency: 'USD', request_id: request },
    p_now: at(1),
  })

const lease = async (id: string, leaseId: string, minutes = 0) =>
  (
    await service().rpc('lease_refund', {
      p_id: id,
      p_lease_id: leaseId,
      p_seconds: 60,
      p_now: at(minutes),
    })
  ).data
const order = async ({ id }: Paid) => (await sql`select * from public.orders where id = ${id}`)[0]
const request = async (id: string) => (await sql`select * from public.refund_requests where id = ${id}`)[0]
const mails = async () =>
  (await sql<{ kind: string }[]>`select kind from public.mail_outbox order by kind`).map(({ kind }) => kind)
const due = async (minutes: number) =>
  (await service().rpc('due_refunds', { p_now: at(minutes), p_limit: 10 })).data?.map(({ id }) => id)

test('a refund is written down before anything moves, by who asked, and twenty presses are one', async () => {
  const paid = await paidOrder()
  const id = randomUUID()
  const asked = await Promise.all(Array.from({ length: 20 }, () => ask(paid, 1000, { id })))
  expect(new Set(asked.map(({ outcome }) => outcome))).toEqual(new Set(['asked']))
  expect(await sql`select from public.refund_requests`).toHaveLength(1)
  expect(await request(id)).toMatchObject({ status: 'under_way', amount: '10.00', requested_by: owner })
  expect(await order(paid)).toMatchObject({ status: 'paid' })
  const [entry] = await sql`select actor, action, subject, detail from public.audit_log`
  expect(entry).toMatchObject({ actor: owner, action: 'refund.asked', detail: { cents: 1000 } })
  expect(JSON.stringify(entry)).not.toContain('cancelled')
})

test('never more than is left: what is under way counts, and who saw another rest is told', async () => {
  const [paid, other] = [await paidOrder(), await paidOrder('tee')]
  expect(await ask(paid, 2601)).toMatchObject({ outcome: 'too_much', left_cents: 2600 })
  for (const cents of [0, -1]) expect(await ask(paid, cents)).toMatchObject({ outcome: 'too_much' })
  expect(await ask(paid, 1600)).toMatchObject({ outcome: 'asked' })
  expect(await ask(paid, 1600)).toMatchObject({ outcome: 'changed', left_cents: 1000 })
  expect(await ask(paid, 1600, { seen: 1000 })).toMatchObject({ outcome: 'too_much' })
  expect(await ask(paid, 100, { captureId: other.captureId })).toMatchObject({ outcome: 'unknown' })
  await tell(paid, 'AT-PAYPAL', 1000)
  expect(await ask(paid, 1, { seen: 0 })).toMatchObject({ outcome: 'too_much', left_cents: 0 })
})

test('two people who refund the rest at once: one is done, the other is told that it changed', async () => {
  const paid = await paidOrder()
  const asked = await Promise.all([ask(paid, 2600), ask(paid, 2600)])
  expect(asked.map(({ outcome }) => outcome).toSorted()).toEqual(['asked', 'changed'])
})

test('only one at a time asks PayPal; when its holder dies somebody else takes it up', async () => {
  const paid = await paidOrder()
  const { id } = await ask(paid, 1000)
  expect(await due(0)).toEqual([])
  expect(await due(1)).toEqual([id])
  const first = randomUUID()
  expect(await lease(id, first)).toMatchObject({ cents: 1000, capture_id: paid.captureId, refund_id: null })
  expect(await lease(id, randomUUID())).toBeNull()
  expect(await due(0)).toEqual([])
  expect(await due(2)).toEqual([id])
  expect(await lease(id, randomUUID(), 2)).not.toBeNull()
  // The first comes back late: it changes nothing any more.
  await service().rpc('refuse_refund', {
    p_id: id,
    p_lease_id: first,
    p_problem: 'LATE',
    p_tells_staff: true,
    p_now: at(2),
  })
  expect(await request(id)).toMatchObject({ status: 'under_way' })
})

test('PayPal’s word ends it, by the request it names or by its own id; parts, then all [PAY-010]', async () => {
  const paid = await paidOrder()
  const { id } = await ask(paid, 1000)
  for (const _ of [1, 2]) expect((await tell(paid, 'R1', 1000, { request: id })).data).toBe(true)
  expect(await request(id)).toMatchObject({ status: 'done', paypal_refund_id: 'R1', next_check_at: null })
  expect(await order(paid)).toMatchObject({ status: 'partially_refunded' })
  const rest = await ask(paid, 1600, { seen: 1600 })
  await tell(paid, 'R2', 1600, { status: 'PENDING', request: rest.id })
  expect(await request(rest.id)).toMatchObject({ status: 'under_way', paypal_refund_id: 'R2' })
  expect(await order(paid)).toMatchObject({ status: 'partially_refunded' })
  await tell(paid, 'R2', 1600)
  await tell(paid, 'R2', 1600, { status: 'PENDING' })
  expect(await request(rest.id)).toMatchObject({ status: 'done' })
  expect(await order(paid)).toMatchObject({ status: 'refunded' })
  expect(await mails()).toEqual([
    'exam_needed',
    'order_receipt',
    'order_refunded',
    'order_refunded',
    'staff_order',
  ])
  const [{ stock }] = await sql<
    [{ stock: number }]
  >`select stock_quantity as stock from public.products where id = 'b12'`
  expect(stock, 'nothing is given back to the shelf by itself').toBe(98)
})

test('a clear no frees the amount; a refund that fails later calls a person', async () => {
  const paid = await paidOrder()
  const refused = await ask(paid, 2600)
  const leaseId = randomUUID()
  await lease(refused.id, leaseId)
  await service().rpc('refuse_refund', {
    p_id: refused.id,
    p_lease_id: leaseId,
    p_problem: 'REFUND_NOT_ALLOWED',
    p_tells_staff: false,
    p_now: at(1),
  })
  expect(await request(refused.id)).toMatchObject({ status: 'refused', problem: 'REFUND_NOT_ALLOWED' })
  expect(await order(paid)).toMatchObject({ status: 'paid' })
  const { id } = await ask(paid, 2600)
  await tell(paid, 'R1', 2600, { status: 'PENDING', request: id })
  await tell(paid, 'R1', 2600, { status: 'FAILED' })
  expect(await request(id)).toMatchObject({ status: 'refused', problem: 'REFUND_FAILED' })
  expect(await order(paid)).toMatchObject({ status: 'needs_attention', attention: 'REFUND_FAILED' })
  expect(await mails()).toContain('staff_attention')
  await service().rpc('settle_attention', { p_order_id: paid.id, p_actor: owner, p_now: at(2) })
  expect(await order(paid)).toMatchObject({ status: 'paid', attention: null })
})

test('while PayPal’s key still holds it is asked again; after that a person looks', async () => {
  const paid = await paidOrder()
  const { id } = await ask(paid, 1000)
  const postpone = async (minutes: number) => {
    const leaseId = randomUUID()
    await lease(id, leaseId, minutes)
    await service().rpc('postpone_refund', {
      p_id: id,
      p_lease_id: leaseId,
      p_seconds: 60,
      p_problem: 'UNCLEAR',
      p_now: at(minutes),
    })
  }
  await postpone(39 * 1440)
  expect(await request(id)).toMatchObject({ status: 'under_way', problem: 'UNCLEAR' })
  await postpone(41 * 1440)
  expect(await request(id)).toMatchObject({ status: 'refused', problem: 'OUTCOME_UNKNOWN' })
  expect(await order(paid)).toMatchObject({ status: 'needs_attention', attention: 'REFUND_UNKNOWN' })
})

test('what was paid twice is right again once one of the payments is back', async () => {
  const paid = await paidOrder()
  await capture(paid.attemptId, 'CAP-AGAIN')
  expect(await order(paid)).toMatchObject({ status: 'needs_attention', attention: 'PAID_TWICE' })
  await tell(paid, 'R1', 2600, { captureId: 'CAP-AGAIN' })
  expect(await order(paid)).toMatchObject({ status: 'paid', attention: null })
  await tell(paid, 'R2', 2600)
  expect(await order(paid)).toMatchObject({ status: 'refunded' })
})

test('a difference to PayPal calls a person once, changes no money, and each payment is looked at once a day', async () => {
  const paid = await paidOrder()
  const toCompare = async (minutes: number) =>
    (
      await service().rpc('captures_to_compare', {
        p_since: at(minutes - 7 * 1440),
        p_before: at(minutes - 1200),
        p_limit: 10,
      })
    ).data?.map(({ capture_id }) => capture_id)
  expect(await toCompare(0)).toEqual([paid.captureId])
  const finish = (kinds: string[], minutes: number) =>
    service().rpc('finish_comparison', { p_capture_id: paid.captureId, p_kinds: kinds, p_now: at(minutes) })
  await finish([], 0)
  expect(await toCompare(60)).toEqual([])
  expect(await toCompare(1440)).toEqual([paid.captureId])
  expect(await order(paid)).toMatchObject({ status: 'paid' })
  await finish(['CAPTURE_AMOUNT'], 1440)
  expect(await order(paid)).toMatchObject({
    status: 'needs_attention',
    attention: 'DIFFERS_CAPTURE_AMOUNT',
    total_amount: '26.00',
  })
  await service().rpc('settle_attention', { p_order_id: paid.id, p_actor: owner, p_now: at(1500) })
  await finish(['CAPTURE_AMOUNT'], 2880)
  expect(await order(paid)).toMatchObject({ status: 'paid' })
  expect((await mails()).filter((kind) => kind === 'staff_attention')).toHaveLength(1)
})

test('an order with something that needs an exam is fulfilled only once it is ticked; the tick then stays', async () => {
  const [paid, plain] = [await paidOrder(), await paidOrder('tee')]
  const fulfil = async ({ id }: Paid, isDone = true) =>
    (await service().rpc('fulfil_order', { p_order_id: id, p_actor: owner, p_is_done: isDone, p_now: at(1) }))
      .data
  const tick = async (isDone: boolean) =>
    (
      await service().rpc('tick_exam', {
        p_kind: 'order',
        p_id: paid.id,
        p_actor: owner,
        p_is_done: isDone,
        p_now: at(1),
      })
    ).data
  expect(await fulfil(paid)).toEqual({ outcome: 'needs_exam' })
  expect(await fulfil(plain)).toEqual({ outcome: 'done' })
  await tick(true)
  for (const _ of [1, 2]) expect(await fulfil(paid)).toEqual({ outcome: 'done' })
  expect(await order(paid)).toMatchObject({ status: 'fulfilled', fulfilled_by: owner })
  expect(await tick(false)).toEqual({ outcome: 'fulfilled' })
  await tell(paid, 'R1', 600)
  expect(await order(paid)).toMatchObject({ status: 'partially_refunded' })
  expect(await fulfil(paid, false)).toEqual({ outcome: 'done' })
  expect(await tick(false)).toEqual({ outcome: 'done' })
  const pending = { ...paid, id: randomUUID() }
  expect(await fulfil(pending)).toEqual({ outcome: 'unknown' })
})

test('whether an exam is needed is noted on the line as it was when it was ordered', async () => {
  const paid = await paidOrder()
  await sql`update public.products set is_exam_required = false`
  const [line] = await sql`select is_exam_required from public.order_items where order_id = ${paid.id}`
  expect(line).toMatchObject({ is_exam_required: true })
})

test('a guest’s order goes into one account, once, and its code goes on working [ERR-010]', async () => {
  const paid = await paidOrder()
  const claim = async (id: string, user: string) =>
    (await service().rpc('claim_order', { p_order_id: id, p_user_id: user, p_now: at(1) })).data
  expect(await claim(randomUUID(), userId)).toBe('unknown')
  expect(await claim(paid.id, userId)).toBe('claimed')
  expect(await claim(paid.id, userId)).toBe('yours')
  expect(await claim(paid.id, randomUUID())).toBe('taken')
  expect(await order(paid)).toMatchObject({ user_id: userId, email: 'ana@example.com' })
  const { data } = await service().rpc('orders_by_reference', { p_reference: paid.id.slice(0, 8) })
  expect(data?.map(({ id }) => id)).toEqual([paid.id])
})

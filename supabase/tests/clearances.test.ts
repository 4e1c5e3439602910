import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

const clinician = 'clara@example.com'

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, role, name) values (${clinician}, 'clinician', 'Clara'),
    ('olivia@example.com', 'owner', 'Olivia'), ('ed@example.com', 'editor', 'Ed'), ('fred@example.com', 'front_desk', 'Fred')`
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox, public.audit_log cascade`
  await sql`insert into public.products (id, name, price, content_rev, content_updated_at, is_exam_required, clearance_group)
    values ('b12', 'Vitamin B12', 13, 'r', now(), true, 'injections'), ('nad', 'NAD+', 13, 'r', now(), true, 'nad'),
      ('tee', 'T-shirt', 13, 'r', now(), false, 'injections')`
})
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const noon = Date.parse('2026-11-21T12:00:00Z')
const at = (days: number) => new Date(noon + days * 86_400_000).toISOString()
const newMail = () => `ana-${randomUUID()}@example.com`

type Functions = Database['public']['Functions']

async function call<Name extends keyof Functions>(name: Name, args: Functions[Name]['Args']) {
  const { data, error } = await service().rpc(name, args)
  if (error) throw new Error(error.message)
  return data as Functions[Name]['Returns']
}

async function account(): Promise<{ id: string; email: string }> {
  const [id, email] = [randomUUID(), newMail()]
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`
  await sql`insert into public.proven_accounts (user_id, email, proven_at) values (${id}, ${email}, now())`
  return { id, email }
}

type Buyer = { userId?: string | null; email?: string; products?: string[]; day?: number }

/** A paid order, as the shop's last step leaves it. */
async function paidOrder({ userId = null, email = newMail(), products = ['b12'], day = 0 }: Buyer = {}) {
  const id = randomUUID()
  await sql`insert into public.orders (id, user_id, checkout_key, email, is_email_known, total_amount, access_token)
    values (${id}, ${userId}, ${randomUUID()}, ${email}, true, 13, ${`secret-${randomUUID()}`})`
  for (const product of products)
    await sql`insert into public.order_items (order_id, product_id, quantity, name, price) values (${id}, ${product}, 1, ${product}, 13)`
  await sql`with attempt as (
      insert into public.payment_attempts (order_id, seq, amount, status) values (${id}, 1, 13, 'captured') returning id
    )
    insert into public.payment_captures (paypal_capture_id, attempt_id, status, amount, currency, raw)
    select ${`CAP-${id}`}, id, 'COMPLETED', 13, 'USD', '{}' from attempt`
  await sql`update public.orders set status = 'paid', paid_at = ${at(day)}, updated_at = ${at(day)} where id = ${id}`
  return id
}

type Decision = {
  id?: string
  group?: string
  outcome?: 'approved' | 'declined' | 'more_needed'
  months?: number
  seen?: string | null
  actor?: string
  day?: number
}

/** The id of the decision, or why there is none. */
async function decide(orderId: string, decision: Decision = {}) {
  const {
    id = randomUUID(),
    group = 'injections',
    outcome = 'approved',
    months = 12,
    actor = clinician,
    day = 0,
  } = decision
  const [last] = (await call('exam_states', { p_order_ids: [orderId], p_now: at(day) })).filter(
    ({ treatment_group }) => treatment_group === group,
  )
  const said = (await call('decide_clearance', {
    p_id: id,
    p_order_id: orderId,
    p_group: group,
    p_outcome: outcome,
    p_provider_name: 'Dr. Reyes',
    p_provider_licence: 'AZ 12345',
    p_months: months,
    p_seen: (decision.seen === undefined ? (last?.clearance_id ?? null) : decision.seen) as string,
    p_actor: actor,
    p_now: at(day),
  })) as { outcome: string }
  return said.outcome === 'done' ? id : said.outcome
}

const waits = (orderId: string, day = 0) => call('waits_for_exam', { p_order_id: orderId, p_now: at(day) })
const fulfil = async (orderId: string, day = 0) =>
  (
    (await call('fulfil_order', {
      p_order_id: orderId,
      p_actor: 'fred@example.com',
      p_is_done: true,
      p_now: at(day),
    })) as { outcome: string }
  ).outcome
const tick = (orderId: string, day = 0) =>
  call('tick_exam', { p_kind: 'order', p_id: orderId, p_actor: clinician, p_is_done: true, p_now: at(day) })
const prove = (orderId: string, email: string) =>
  call('prove_order', { p_order_id: orderId, p_email: email, p_now: at(0) })
const mailsOf = async (orderId: string) =>
  (
    await sql<
      { kind: string }[]
    >`select kind from public.mail_outbox where order_id = ${orderId} order by created_at, kind`
  ).map(({ kind }) => kind)

test('two orders of one person in a year need one exam; a moment after its end the gate is closed [PAY-010]', async () => {
  const ana = await account()
  const first = await paidOrder({ userId: ana.id })
  expect(await waits(first)).toBe(true)
  expect(await fulfil(first)).toBe('needs_exam')
  await decide(first)
  expect(await fulfil(first)).toBe('done')

  const second = await paidOrder({ userId: ana.id, day: 300 })
  expect(await waits(second, 300)).toBe(false)
  expect(await waits(second, 364.999)).toBe(false)
  expect(await waits(second, 365)).toBe(true)
  expect(await fulfil(second, 365)).toBe('needs_exam')
  expect(await fulfil(second, 364.999)).toBe('done')
  expect(await waits(await paidOrder({ userId: (await account()).id }), 1)).toBe(true)
})

test('each state of the register opens or closes the gate, the last word counts, and each group has its own', async () => {
  const ana = await account()
  const order = await paidOrder({ userId: ana.id, products: ['b12', 'nad', 'tee'] })
  await decide(order)
  expect(await waits(order)).toBe(true)
  await decide(order, { group: 'nad', months: 6 })
  expect(await waits(order)).toBe(false)
  for (const [outcome, isClosed] of [
    ['more_needed', true],
    ['approved', false],
    ['declined', true],
  ] as const) {
    await decide(order, { outcome })
    expect([outcome, await waits(order)]).toEqual([outcome, isClosed])
  }
  const other = await paidOrder({ userId: ana.id, products: ['nad'] })
  expect([await waits(other), await waits(other, 200)]).toEqual([false, true])
  expect(await waits(await paidOrder({ products: ['tee'] }))).toBe(false)
})

test('a tick opens its own order only, and a refusal afterwards closes it', async () => {
  const ana = await account()
  const ticked = await paidOrder({ userId: ana.id })
  await tick(ticked)
  expect(await waits(ticked)).toBe(false)
  const next = await paidOrder({ userId: ana.id })
  expect(await waits(next)).toBe(true)
  await decide(next, { outcome: 'declined', day: 1 })
  expect(await waits(ticked, 1)).toBe(true)
})

test('a guest is a person once the mailed link was opened: known again, as a guest and with an account', async () => {
  const email = newMail()
  const first = await paidOrder({ email: email.toUpperCase() })
  await decide(first)
  expect(await waits(first)).toBe(false)
  const second = await paidOrder({ email })
  expect(await waits(second)).toBe(true)
  expect(await prove(second, 'someone.else@example.com')).toBe('unknown')
  expect(await prove(second, email)).toBe('proven')
  expect(await waits(second)).toBe(true)
  expect(await prove(first, email)).toBe('proven')
  expect(await waits(second)).toBe(false)
  expect(await waits(await paidOrder({ email }))).toBe(true)

  const id = randomUUID()
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`
  const owned = await paidOrder({ userId: id })
  expect(await waits(owned)).toBe(true)
  await sql`insert into public.proven_accounts (user_id, email, proven_at) values (${id}, ${email}, now())`
  expect(await waits(owned)).toBe(false)
  expect(await call('shopper_clearances', { p_user_id: id, p_now: at(0) })).toMatchObject([
    { product_id: 'b12', cleared_until: expect.stringContaining('2027-11-21') },
    { product_id: 'nad', cleared_until: null },
  ])
})

test('an order in a stranger’s address clears nobody until that mailbox says so', async () => {
  const ana = await account()
  await decide(await paidOrder({ userId: ana.id }))
  const forged = await paidOrder({ email: ana.email })
  expect(await waits(forged)).toBe(true)
  expect(await prove(forged, ana.email)).toBe('proven')
  expect(await waits(forged)).toBe(false)
})

test('only a clinician writes; a second press is one decision, and who saw less is told', async () => {
  const order = await paidOrder()
  for (const actor of ['olivia@example.com', 'ed@example.com', 'fred@example.com', 'nobody@example.com'])
    expect([actor, await decide(order, { actor })]).toEqual([actor, 'not_clinician'])
  const id = randomUUID()
  const pressed = await Promise.all(Array.from({ length: 8 }, () => decide(order, { id, seen: null })))
  expect(new Set(pressed)).toEqual(new Set([id]))
  expect(await decide(order, { outcome: 'declined', seen: null })).toBe('changed')
  expect(await decide(order, { group: 'nad' })).toBe('no_such_group')
  await sql`update public.orders set status = 'refunded' where id = ${order}`
  expect(await decide(order)).toBe('not_owed')
  expect(await sql`select outcome, decided_by from public.clearances`).toEqual([
    { outcome: 'approved', decided_by: clinician },
  ])
  expect(await sql`select actor, action, subject from public.audit_log`).toEqual([
    { actor: clinician, action: 'clearance.approved', subject: `order:${order}` },
  ])
})

test('two clinicians at once about two orders of one person: one word counts, the other hears of it', async () => {
  const ana = await account()
  const [one, other] = [await paidOrder({ userId: ana.id }), await paidOrder({ userId: ana.id })]
  const said = await Promise.all([
    decide(one, { seen: null, outcome: 'declined' }),
    decide(other, { seen: null }),
  ])
  expect(said.filter((word) => word === 'changed')).toHaveLength(1)
  expect(await sql`select from public.clearances`).toHaveLength(1)
})

test('the register is only added to: not even the database’s owner changes or removes a row', async () => {
  const order = await paidOrder()
  const id = await decide(order)
  for (const change of [
    sql`update public.clearances set valid_until = 'infinity' where id = ${id}`,
    sql`update public.clearances set outcome = 'declined', valid_until = null where id = ${id}`,
    sql`delete from public.clearances where id = ${id}`,
  ])
    await expect(change).rejects.toThrow('CLEARANCES_ARE_ONLY_ADDED')
  for (const { error } of [
    await service().from('clearances').update({ provider_name: 'Nobody' }).eq('id', id),
    await service().from('clearances').delete().eq('id', id),
    await service()
      .from('order_proofs')
      .insert({ order_id: order, email: 'x@example.com', proven_at: at(0) }),
  ])
    expect(error?.message).toContain('permission denied')
})

test('who pays for what waits gets the way to the exam once; who is cleared, or buys nothing of that kind, does not', async () => {
  const ana = await account()
  const order = await paidOrder({ userId: ana.id })
  await sql`update public.orders set status = 'needs_attention' where id = ${order}`
  await sql`update public.orders set status = 'paid' where id = ${order}`
  expect(await mailsOf(order)).toEqual(['exam_needed'])
  await decide(order)
  expect(await mailsOf(await paidOrder({ userId: ana.id, day: 1 }))).toEqual([])
  expect(await mailsOf(await paidOrder({ userId: ana.id, day: 366 }))).toEqual(['exam_needed'])
  expect(await mailsOf(await paidOrder({ products: ['tee'] }))).toEqual([])
})

test('a refusal, or a wish for more, is told once; an approval needs no letter', async () => {
  const order = await paidOrder()
  const id = randomUUID()
  await decide(order, { id, outcome: 'declined' })
  await decide(order, { id, outcome: 'declined' })
  expect(await mailsOf(order)).toEqual(['exam_declined', 'exam_needed'])
  await decide(order, { outcome: 'more_needed' })
  await decide(order)
  expect(await mailsOf(order)).toEqual(['exam_declined', 'exam_more_needed', 'exam_needed'])
})

test('thirty days before its end a clearance is told once, unless a later word was said', async () => {
  const [ana, ben] = [await account(), await account()]
  const guest = newMail()
  const byMail = await paidOrder({ email: guest })
  await prove(byMail, guest)
  await decide(byMail)
  await decide(await paidOrder({ userId: ana.id }))
  const refused = await paidOrder({ userId: ben.id })
  await decide(refused)
  await decide(refused, { outcome: 'declined' })
  await decide(await paidOrder())
  const renew = (day: number) => call('queue_exam_renewals', { p_days: 30, p_now: at(day) })
  expect(await renew(334)).toBe(0)
  expect(await renew(335)).toBe(2)
  expect(await renew(336)).toBe(0)
  const mails =
    await sql`select recipient from public.mail_outbox where kind = 'exam_renewal' order by recipient`
  expect(mails.map(({ recipient }) => recipient)).toEqual([ana.email, guest].toSorted())
})

test('who waits stands in the list, who waited longest first, with what was said so far', async () => {
  const ana = await account()
  const late = await paidOrder({ userId: ana.id, day: 2 })
  const early = await paidOrder({ day: 1, products: ['b12', 'nad'] })
  const done = await paidOrder({ day: 0 })
  await decide(done)
  await decide(late, { outcome: 'more_needed', day: 3 })
  const list = (after: string | null, day = 3) =>
    call('list_waiting_exams', { p_after: after as string, p_limit: 50, p_now: at(day) })
  const waiting = await list(null)
  expect(waiting).toMatchObject([
    {
      id: early,
      treatment_groups: ['injections', 'nad'],
      outcomes: [],
      is_expired: false,
      is_person_known: false,
    },
    { id: late, treatment_groups: ['injections'], outcomes: ['more_needed'], is_person_known: true },
  ])
  expect((await list(waiting[0]?.cursor ?? null)).map(({ id }) => id)).toEqual([late])
  expect(await list(null, 366)).toContainEqual(expect.objectContaining({ id: done, is_expired: true }))
  await sql`update public.orders set fulfilled_at = now() where id = ${early}`
  expect((await list(null)).map(({ id }) => id)).toEqual([late])
})

test('the history is the person’s, over all their orders, and nobody else’s', async () => {
  const ana = await account()
  const [one, two] = [await paidOrder({ userId: ana.id }), await paidOrder({ userId: ana.id })]
  await decide(one, { outcome: 'more_needed' })
  await decide(two)
  await decide(await paidOrder())
  const history = await call('clearance_history', { p_order_id: one })
  expect(history.map(({ order_id, outcome }) => [order_id, outcome])).toEqual([
    [two, 'approved'],
    [one, 'more_needed'],
  ])
})

test('a deleted account leaves what was decided, of nobody; its file had it', async () => {
  const ana = await account()
  const order = await paidOrder({ userId: ana.id, email: ana.email })
  await prove(order, ana.email)
  const id = await decide(order)
  expect(await call('account_data', { p_user_id: ana.id })).toMatchObject({
    exam_decisions: [{ outcome: 'approved', provider_name: 'Dr. Reyes', treatment_group: 'injections' }],
  })
  await call('delete_account', {
    p_user_id: ana.id,
    p_guest_email: 'guest@ocotillo.example',
    p_fields: {},
    p_now: at(1),
  })
  expect(await sql`select id, user_id, email, outcome from public.clearances`).toEqual([
    { id, user_id: null, email: null, outcome: 'approved' },
  ])
  expect(await sql`select from public.order_proofs`).toHaveLength(0)
  const again = await paidOrder({ email: ana.email })
  await prove(again, ana.email)
  expect(await waits(again, 2)).toBe(true)
})

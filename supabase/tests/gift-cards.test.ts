import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { putOnShelf } from '../../tests/setup/stock.ts'

let stack: SharedStack
let sql: postgres.Sql

const owner = 'owner@example.com'
const userId = randomUUID()

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.staff (email, role, name) values (${owner}, 'owner', 'Olivia') on conflict do nothing`
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox, public.audit_log cascade`
  await sql`delete from auth.users where id = ${userId}`
  await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at) values
    ('b12', 'Vitamin B12', 13, 1000, 'r', now())`
})
afterEach(async () => {
  // Whatever a test did: no balance but the sum of its entries, and a paid card of an order exists.
  expect(
    await sql`select card.id from public.gift_cards as card where balance <> (
      select coalesce(sum(amount), 0) from public.gift_card_entries where gift_card_id = card.id
    ) or balance < 0 or (status = 'pending') <> not exists (
      select from public.gift_card_entries where gift_card_id = card.id and kind = 'issue'
    )`,
  ).toHaveLength(0)
})
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
/** November 21, 5 in the morning in Arizona. */
const noon = Date.parse('2026-11-21T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const day = 24 * 60
const b12 = (quantity: number) => (quantity > 0 ? [{ product_id: 'b12', quantity }] : [])

type Gift = ReturnType<typeof gift>
const gift = (change: object = {}) => {
  const id = randomUUID()
  return {
    id,
    gift_key: randomUUID() as string,
    preset_id: null as string | null,
    title: 'Gift card',
    value_cents: 10_000,
    price_cents: 10_000,
    recipient_name: 'Sam',
    recipient_email: 'sam@example.com' as string | null,
    sender_name: 'Ana',
    message: null,
    deliver_on: null as string | null,
    code_hmac: `hash-${id}`,
    code_sealed: 'sealed',
    code_end: 'WXYZ',
    manage_hash: `manage-${id}`,
    card_hash: `card-${id}`,
    ...change,
  }
}

type Placed = { outcome: string; order_id: string; attempt_id: string; amount_cents: number; reason?: string }
type Cart = { key?: string; units?: number; gifts?: Gift[]; code?: string | null; user?: string | null }

async function place(
  { key = randomUUID(), units = 0, gifts = [], code = null, user = null }: Cart,
  cents: number,
  minutes = 0,
) {
  const { data, error } = await service().rpc('place_order', {
    p_checkout_key: key,
    p_lines: b12(units),
    p_expected_cents: cents,
    p_guest_email: 'guest@ocotillo.example',
    p_access_token: randomUUID(),
    p_hold_minutes: 10,
    p_now: at(minutes),
    p_caller: '',
    p_user_id: user as string,
    p_email: (user && 'ana@example.com') as string,
    p_gifts: gifts,
    p_gift_code: code as string,
  })
  if (error) throw new Error(error.message)
  return data as Placed
}

const capture = async (placed: Placed, cents: number, minutes = 0, id = `CAP-${placed.attempt_id}`) => {
  const { error } = await service().rpc('record_capture', {
    p_attempt_id: placed.attempt_id,
    p_capture: { id, status: 'COMPLETED', amount_cents: cents, currency: 'USD', raw: {} },
    p_payer_email: 'ana@example.com',
    p_now: at(minutes),
  })
  if (error) throw new Error(error.message)
}

/** A card that is bought, paid and delivered. */
async function card(change: object = {}, user: string | null = null) {
  const one = gift(change)
  const placed = await place({ gifts: [one], user }, one.price_cents)
  await capture(placed, one.price_cents)
  return { ...one, placed }
}

const order = async (id: string) => (await sql`select * from public.orders where id = ${id}`)[0]
const stored = async (id: string) => (await sql`select * from public.gift_cards where id = ${id}`)[0]
const balance = async (id: string) => Number((await stored(id))?.balance) * 100
const kinds = async (id: string) =>
  (
    await sql<{ kind: string; amount: string }[]>`select kind, amount from public.gift_card_entries
      where gift_card_id = ${id} order by position`
  ).map(({ kind, amount }) => `${kind} ${Number(amount)}`)
const mails = async () =>
  (
    await sql<{ kind: string; recipient: string }[]>`select kind, recipient from public.mail_outbox
      where kind like 'gift%' order by kind`
  ).map(({ kind, recipient }) => `${kind} ${recipient}`)

const audited = async (action: string) => [
  ...(await sql`select actor, subject, detail from public.audit_log where action = ${action} order by id`),
]

const redeem = async (hash: string, cents: number, key: string = randomUUID()) => {
  const { data, error } = await service().rpc('redeem_gift_card', {
    p_code_hmac: hash,
    p_cents: cents,
    p_note: 'IV',
    p_key: key,
    p_actor: owner,
    p_now: at(5),
  })
  if (error) throw new Error(error.message)
  return data as { outcome: string; balance_cents?: number }
}
const cancel = async (id: string, actor: string | null, refund = randomUUID() as string, minutes = 5) => {
  const { data, error } = await service().rpc('cancel_gift_card', {
    p_card_id: id,
    p_refund_id: refund,
    p_actor: actor as string,
    p_now: at(minutes),
  })
  if (error) throw new Error(error.message)
  return data as { outcome: string; refund_id: string | null }
}
const recordRefund = async (
  placed: Placed,
  cents: number,
  request: string | null = null,
  status = 'COMPLETED',
  captureId = `CAP-${placed.attempt_id}`,
) => {
  const { error } = await service().rpc('record_refund', {
    p_capture_id: captureId,
    p_refund: {
      id: `REF-${randomUUID()}`,
      status,
      amount_cents: cents,
      currency: 'USD',
      request_id: request,
    },
    p_now: at(10),
  })
  if (error) throw new Error(error.message)
}
/** PayPal's clear no to a refund that is under way. */
const refuse = async (refund: string, minutes = 6) => {
  const lease = randomUUID()
  await service().rpc('lease_refund', { p_id: refund, p_lease_id: lease, p_seconds: 60, p_now: at(minutes) })
  await service().rpc('refuse_refund', {
    p_id: refund,
    p_lease_id: lease,
    p_problem: 'REFUND_NOT_ALLOWED',
    p_tells_staff: true,
    p_now: at(minutes),
  })
}
const settle = (orderId: string) =>
  service().rpc('settle_attention', { p_order_id: orderId, p_actor: owner, p_now: at(30) })
/** Sends what is due as the worker does. */
const sendMails = async (minutes: number, problem: string | null = null) => {
  const { data } = await service().rpc('take_mails', { p_limit: 50, p_seconds: 60, p_now: at(minutes) })
  for (const { id } of data ?? [])
    await service().rpc('finish_mail', { p_id: id, p_error: problem as string, p_now: at(minutes) })
}
const toldCents = async (id: string) =>
  (
    await sql<{ cents: number }[]>`select (data ->> 'cents')::integer as cents from public.mail_outbox
      where kind = 'gift_card_cancelled' and data ->> 'gift_card' = ${id}`
  ).map(({ cents }) => cents)
const payments = async (orderId: string) =>
  (await service().rpc('order_payments', { p_order_id: orderId })).data?.map(
    ({ capture_id, refundable_cents }) =>
      `${capture_id === 'gift-card' ? 'card' : 'paypal'} ${refundable_cents}`,
  )

test('a card is money from the moment it is paid, and goes out on that day [GIFT-007] [GIFT-009]', async () => {
  const one = gift()
  const placed = await place({ gifts: [one], units: 1 }, 11_300)
  expect(await stored(one.id)).toMatchObject({ status: 'pending', balance: '0.00' })
  expect((await redeem(one.code_hmac, 100)).outcome).toBe('unknown')
  await capture(placed, 11_300)
  await capture(placed, 11_300)
  expect(await stored(one.id)).toMatchObject({ status: 'delivered', balance: '100.00' })
  expect(await kinds(one.id)).toEqual(['issue 100'])
  expect(await mails()).toEqual(['gift_card sam@example.com', 'gift_card_scheduled ana@example.com'])
})

test('a card for a later day waits for it in Arizona, and goes out once; without an address to its sender', async () => {
  const one = gift({ deliver_on: '2026-11-23', recipient_email: null })
  await capture(await place({ gifts: [one] }, 10_000), 10_000)
  expect(await stored(one.id)).toMatchObject({ status: 'scheduled', balance: '100.00' })
  expect((await redeem(one.code_hmac, 100)).outcome).toBe('not_delivered_yet')
  const deliver = async (minutes: number) =>
    (await service().rpc('deliver_gift_cards', { p_now: at(minutes), p_limit: 10 })).data
  // 23:59 of the day before in Arizona, then midnight.
  expect(await deliver(day + 19 * 60 - 1 - 5)).toBe(0)
  const all = await Promise.all([deliver(day + 19 * 60), deliver(day + 19 * 60), deliver(2 * day)])
  expect(all.reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0)).toBe(1)
  expect(await mails()).toEqual(['gift_card ana@example.com', 'gift_card_scheduled ana@example.com'])
})

test('in the evening in Arizona it is the next day in UTC, but not for a card: it keeps the day the buyer named', async () => {
  // November 21, 6 in the evening in Arizona.
  const evening = 13 * 60
  const [today, tomorrow] = [gift(), gift({ deliver_on: '2026-11-22' })]
  for (const one of [today, tomorrow])
    await capture(await place({ gifts: [one] }, 10_000, evening), 10_000, evening)
  const dayOf = async ({ id }: Gift) =>
    (await sql`select deliver_on::text as day, status from public.gift_cards where id = ${id}`)[0]
  expect(await dayOf(today)).toEqual({ day: '2026-11-21', status: 'delivered' })
  await service().rpc('deliver_gift_cards', { p_now: at(evening), p_limit: 10 })
  expect(await dayOf(tomorrow)).toEqual({ day: '2026-11-22', status: 'scheduled' })
  await service().rpc('change_gift_card', {
    p_card_id: tomorrow.id,
    p_change: { deliver_on: null },
    p_fresh: {},
    p_issue: 2,
    p_actor: null as unknown as string,
    p_now: at(evening),
  })
  expect(await dayOf(tomorrow)).toEqual({ day: '2026-11-21', status: 'delivered' })
})

test('a preset’s value is more than its price, and the price is what is paid', async () => {
  const one = gift({ preset_id: 'starter', value_cents: 19_900, price_cents: 15_000 })
  expect((await place({ gifts: [one] }, 19_900)).outcome).toBe('price_changed')
  const placed = await place({ gifts: [one] }, 15_000)
  expect(placed).toMatchObject({ outcome: 'ready', amount_cents: 15_000 })
  await capture(placed, 15_000)
  expect(await balance(one.id)).toBe(19_900)
})

test('the same cart again is the same card; a changed one replaces it, and is not issued for the old money', async () => {
  const key = randomUUID()
  const one = gift()
  const first = await place({ key, gifts: [one] }, 10_000)
  const again = await place({ key, gifts: [{ ...gift(), gift_key: one.gift_key }] }, 10_000)
  expect(again.attempt_id).toBe(first.attempt_id)
  expect(await stored(one.id)).toBeTruthy()
  const dear = gift({ value_cents: 100_000, price_cents: 100_000 })
  await place({ key, gifts: [dear] }, 100_000)
  expect(await stored(one.id)).toBeUndefined()
  await capture(first, 10_000)
  expect(await order(first.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'PAID_AN_OLD_CART',
  })
  await service().rpc('settle_attention', { p_order_id: first.order_id, p_actor: owner, p_now: at(3) })
  expect(await order(first.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'GIFT_CARDS_UNPAID',
  })
  expect(await stored(dear.id)).toMatchObject({ status: 'pending', balance: '0.00' })
})

test('a card pays a part of an order: held, then spent, and the rest is PayPal’s', async () => {
  const one = await card({ value_cents: 2_000, price_cents: 2_000 })
  expect((await place({ units: 2, code: one.code_hmac }, 2_600)).outcome).toBe('price_changed')
  const placed = await place({ units: 2, code: one.code_hmac }, 600)
  expect(placed).toMatchObject({ outcome: 'ready', amount_cents: 600 })
  expect(await balance(one.id)).toBe(0)
  expect((await place({ units: 1, code: one.code_hmac }, 1_300)).reason).toBe('empty')
  expect((await redeem(one.code_hmac, 1)).outcome).toBe('too_much')
  await capture(placed, 600)
  await capture(placed, 600)
  expect(await order(placed.order_id)).toMatchObject({ status: 'paid', total_amount: '26.00' })
  expect(await kinds(one.id)).toEqual(['issue 20', 'hold -20', 'release 20', 'redeem -20'])
})

test('a card pays all of an order without PayPal; gift cards it does not pay', async () => {
  const one = await card()
  const key = randomUUID()
  const placed = await place({ key, units: 2, code: one.code_hmac }, 0)
  expect(placed.outcome).toBe('settled')
  expect((await place({ key, units: 2, code: one.code_hmac }, 0)).outcome).toBe('settled')
  expect(await order(placed.order_id)).toMatchObject({ status: 'paid' })
  expect(await balance(one.id)).toBe(7_400)
  expect(await sql`select from public.payment_attempts where order_id = ${placed.order_id}`).toHaveLength(0)
  expect(
    (await sql`select state from public.stock_holds where order_id = ${placed.order_id}`)[0],
  ).toMatchObject({
    state: 'sold',
  })
  const mixed = await place({ units: 1, gifts: [gift()], code: one.code_hmac }, 10_000)
  expect(mixed).toMatchObject({ outcome: 'ready', amount_cents: 10_000 })
})

test('what a card pays whole is taken at once, but not what others are just paying for [INJ-020]', async () => {
  await putOnShelf(sql, 20)
  const one = await card({ value_cents: 50_000, price_cents: 50_000 })
  expect((await place({ units: 10 }, 13_000)).outcome).toBe('ready')
  expect(await place({ units: 11, code: one.code_hmac }, 0)).toMatchObject({
    outcome: 'out_of_stock',
    left: { b12: 10 },
  })
  expect((await place({ units: 10, code: one.code_hmac }, 0)).outcome).toBe('settled')
  expect((await sql`select stock_quantity from public.products`)[0]).toMatchObject({ stock_quantity: 10 })
})

test('unknown codes, cancelled and unpaid cards pay nothing', async () => {
  expect((await place({ units: 1, code: 'nobody' }, 1_300)).reason).toBe('unknown')
  const unpaid = gift()
  await place({ gifts: [unpaid] }, 10_000)
  expect((await place({ units: 1, code: unpaid.code_hmac }, 0)).reason).toBe('unknown')
  const later = gift({ deliver_on: '2026-12-24' })
  await capture(await place({ gifts: [later] }, 10_000), 10_000)
  expect((await place({ units: 1, code: later.code_hmac }, 0)).reason).toBe('not_delivered_yet')
  await cancel(later.id, null)
  expect((await place({ units: 1, code: later.code_hmac }, 0)).reason).toBe('unknown')
})

test('what was held comes back when the order ends or its time is over, and is taken again for late money', async () => {
  const one = await card({ value_cents: 2_000, price_cents: 2_000 })
  const abandoned = await place({ units: 2, code: one.code_hmac }, 600)
  await service().rpc('abandon_attempt', { p_attempt_id: abandoned.attempt_id, p_problem: 'X', p_now: at(2) })
  expect(await balance(one.id)).toBe(2_000)
  const lapsed = await place({ units: 2, code: one.code_hmac }, 600)
  expect(await balance(one.id)).toBe(0)
  expect((await service().rpc('release_lapsed_holds', { p_now: at(10) })).data).toBe(1)
  expect(await balance(one.id)).toBe(2_000)
  await capture(lapsed, 600, 90)
  expect(await order(lapsed.order_id)).toMatchObject({ status: 'paid' })
  expect(await balance(one.id)).toBe(0)
})

test('late money whose card is spent meanwhile calls a person, and takes nothing of the card', async () => {
  const one = await card({ value_cents: 2_000, price_cents: 2_000 })
  const placed = await place({ units: 2, code: one.code_hmac }, 600)
  await service().rpc('release_lapsed_holds', { p_now: at(10) })
  expect((await redeem(one.code_hmac, 500)).outcome).toBe('redeemed')
  await capture(placed, 600, 90)
  expect(await order(placed.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'GIFT_CARD_EMPTY',
  })
  await service().rpc('settle_attention', { p_order_id: placed.order_id, p_actor: owner, p_now: at(95) })
  expect(await order(placed.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'GIFT_CARD_EMPTY',
  })
  expect(await balance(one.id)).toBe(1_500)
})

test('500 at once on one balance, at the desk and in the shop: never below zero, each cent once', {
  tags: ['long'],
  timeout: 120_000,
}, async () => {
  const one = await card({ value_cents: 10_000, price_cents: 10_000 })
  const keys = Array.from({ length: 60 }, () => randomUUID())
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      index % 5 === 4
        ? place({ units: 1, code: one.code_hmac }, 0).then(({ outcome }) =>
            outcome === 'settled' ? 1_300 : 0,
          )
        : // Every key is sent more than once.
          redeem(one.code_hmac, 300, keys[index % keys.length]).then(() => 0),
    ),
  )
  const [spent] = await sql<{ cents: number; keys: number }[]>`
    select (-sum(amount) * 100)::integer as cents, count(distinct key)::integer as keys from public.gift_card_entries
    where gift_card_id = ${one.id} and kind = 'redeem'`
  expect(spent?.cents).toBeLessThanOrEqual(10_000)
  expect(spent?.cents).toBeGreaterThan(10_000 - 300)
  expect(await balance(one.id)).toBe(10_000 - (spent?.cents ?? 0))
  const inShop = outcomes.reduce((sum, cents) => sum + cents, 0)
  const [paid] = await sql<
    { count: number }[]
  >`select count(*)::integer as count from public.gift_card_uses where state = 'taken'`
  expect((paid?.count ?? 0) * 1_300).toBe(inShop)
})

test('a redemption is one by its key, and the same key is not another; the audit log has it once', async () => {
  const one = await card()
  const key = randomUUID()
  expect(await redeem(one.code_hmac, 2_500, key)).toMatchObject({ outcome: 'redeemed', balance_cents: 7_500 })
  expect(await redeem(one.code_hmac, 2_500, key)).toMatchObject({ outcome: 'redeemed', balance_cents: 7_500 })
  expect((await redeem(one.code_hmac, 2_600, key)).outcome).toBe('reused')
  for (const bad of [0, -1, 7_501]) expect((await redeem(one.code_hmac, bad)).outcome).toBe('too_much')
  expect(await audited('gift.redeemed')).toEqual([
    { actor: owner, subject: `gift_card:${one.id}`, detail: { cents: 2_500 } },
  ])
  expect((await redeem(one.code_hmac, 7_500)).balance_cents).toBe(0)
})

test('the sender cancels before the day: the price goes back, and the card is worth nothing', async () => {
  const one = gift({ deliver_on: '2026-12-24', value_cents: 19_900, price_cents: 15_000 })
  const placed = await place({ gifts: [one], units: 1 }, 16_300)
  await capture(placed, 16_300)
  expect(await payments(placed.order_id)).toEqual(['paypal 1300'])
  const refund = randomUUID()
  expect(await cancel(one.id, null, refund)).toEqual({ outcome: 'cancelled', refund_id: refund })
  expect(await cancel(one.id, null)).toMatchObject({ outcome: 'cancelled', refund_id: null })
  expect(await stored(one.id)).toMatchObject({ status: 'cancelled', balance: '0.00' })
  expect((await sql`select amount from public.refund_requests`).map(({ amount }) => amount)).toEqual([
    '150.00',
  ])
  await recordRefund(placed, 15_000, refund)
  expect(await order(placed.order_id)).toMatchObject({ status: 'partially_refunded' })
  expect(await payments(placed.order_id)).toEqual(['paypal 1300'])
  expect((await service().rpc('deliver_gift_cards', { p_now: at(60 * day), p_limit: 9 })).data).toBe(0)
})

test('PayPal’s no to that refund gives the card back', async () => {
  const one = gift({ deliver_on: '2026-12-24' })
  const placed = await place({ gifts: [one] }, 10_000)
  await capture(placed, 10_000)
  const refund = randomUUID()
  await cancel(one.id, null, refund)
  await refuse(refund)
  expect(await stored(one.id)).toMatchObject({ status: 'scheduled', balance: '100.00' })
  expect(await mails()).toEqual(['gift_card_scheduled ana@example.com'])
})

test('a no that PayPal gives after a day of silence is told to the sender, unless the card is cancelled after all', async () => {
  const one = gift({ deliver_on: '2026-12-24' })
  const placed = await place({ gifts: [one] }, 10_000)
  await capture(placed, 10_000)
  const refund = randomUUID()
  await cancel(one.id, null, refund)
  await refuse(refund, day)
  expect(await mails()).toEqual(['gift_card_kept ana@example.com', 'gift_card_scheduled ana@example.com'])
  await cancel(one.id, null)
  expect(await mails()).toEqual([])
})

test('the sender hears that a card is cancelled once its money goes back, and how much that is', async () => {
  const one = await card({ value_cents: 19_900, price_cents: 15_000 })
  await redeem(one.code_hmac, 10_000)
  const refund = randomUUID()
  await cancel(one.id, owner, refund)
  expect(await toldCents(one.id)).toEqual([])
  await recordRefund(one.placed, 5_000, refund, 'PENDING')
  expect(await toldCents(one.id)).toEqual([])
  await recordRefund(one.placed, 5_000, refund)
  expect(await toldCents(one.id)).toEqual([5_000])
})

test('a card whose refund PayPal refuses because the money went back already does not live again', async () => {
  const one = gift({ deliver_on: '2026-12-24' })
  const placed = await place({ gifts: [one] }, 10_000)
  await capture(placed, 10_000)
  const refund = randomUUID()
  await cancel(one.id, null, refund)
  await recordRefund(placed, 10_000)
  await refuse(refund)
  expect(await stored(one.id)).toMatchObject({ status: 'cancelled', balance: '0.00' })
  expect(await toldCents(one.id)).toEqual([0])
  // A dollar that went back before the card was cancelled takes nothing of it away.
  const other = gift({ deliver_on: '2026-12-24' })
  const second = await place({ gifts: [other] }, 10_000)
  await capture(second, 10_000)
  await recordRefund(second, 100)
  const again = randomUUID()
  await cancel(other.id, null, again)
  await refuse(again)
  expect(await stored(other.id)).toMatchObject({ status: 'scheduled', balance: '100.00' })
})

test('a delivered card only staff can end, as far as it is not spent', async () => {
  const one = await card({ value_cents: 19_900, price_cents: 15_000 })
  expect((await cancel(one.id, null)).outcome).toBe('delivered')
  await redeem(one.code_hmac, 10_000)
  expect(await payments(one.placed.order_id)).toEqual(['paypal 0'])
  expect((await cancel(one.id, owner)).outcome).toBe('cancelled')
  expect((await sql`select amount from public.refund_requests`)[0]?.amount).toBe('50.00')
  expect(await payments(one.placed.order_id)).toEqual(['paypal 0'])
  expect(await stored(one.id)).toMatchObject({ status: 'void', balance: '0.00' })
  const other = await card()
  await redeem(other.code_hmac, 10_000)
  expect((await cancel(other.id, owner)).outcome).toBe('spent')
  const used = await card({ value_cents: 2_000, price_cents: 2_000 })
  await place({ units: 1, code: used.code_hmac }, 0)
  const half = await card({ value_cents: 1_000, price_cents: 1_000 })
  await place({ units: 1, code: half.code_hmac }, 300)
  expect((await cancel(half.id, owner)).outcome).toBe('in_use')
})

test('an order that PayPal gives back ends its cards, and a person hears when something was spent', async () => {
  const one = await card()
  await recordRefund(one.placed, 10_000)
  expect(await order(one.placed.order_id)).toMatchObject({ status: 'refunded' })
  expect(await stored(one.id)).toMatchObject({ status: 'void', balance: '0.00' })
  const two = await card()
  await redeem(two.code_hmac, 2_500)
  await recordRefund(two.placed, 10_000)
  expect(await order(two.placed.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'GIFT_CARD_SPENT',
  })
  const three = await card()
  await recordRefund(three.placed, 100)
  expect(await order(three.placed.order_id)).toMatchObject({
    status: 'needs_attention',
    attention: 'GIFT_CARDS_UNPAID',
  })
})

test('when all of PayPal’s money is back the cards it bought end, though another gift card paid a part', async () => {
  for (const parts of [[100_000], [40_000, 60_000]]) {
    const paying = await card()
    const dear = gift({ value_cents: 100_000, price_cents: 100_000 })
    const placed = await place({ gifts: [dear], units: 1, code: paying.code_hmac }, 100_000)
    await capture(placed, 100_000)
    for (const cents of parts) {
      expect(await stored(dear.id)).toMatchObject({ status: 'delivered', balance: '1000.00' })
      await recordRefund(placed, cents)
    }
    expect(await stored(dear.id)).toMatchObject({ status: 'void', balance: '0.00' })
    expect(await payments(placed.order_id)).toEqual(['paypal 0', 'card 1300'])
    await settle(placed.order_id)
    expect(await order(placed.order_id)).toMatchObject({ status: 'partially_refunded' })
  }
})

test('a card whose money went back at PayPal is ended without paying it again, and the other card stays', async () => {
  const [one, two] = [gift({ value_cents: 5_000, price_cents: 5_000 }), gift({ price_cents: 5_000 })]
  const placed = await place({ gifts: [one, two] }, 10_000)
  await capture(placed, 10_000)
  await recordRefund(placed, 5_000)
  expect(await order(placed.order_id)).toMatchObject({ attention: 'GIFT_CARDS_UNPAID' })
  expect(await cancel(one.id, owner)).toEqual({ outcome: 'cancelled', refund_id: null })
  expect(await toldCents(one.id)).toEqual([0])
  await settle(placed.order_id)
  expect(await order(placed.order_id)).toMatchObject({ status: 'partially_refunded', attention: null })
  expect(await stored(two.id)).toMatchObject({ status: 'delivered', balance: '100.00' })
  const refund = randomUUID()
  expect(await cancel(two.id, owner, refund)).toMatchObject({ refund_id: refund })
  expect((await sql`select amount from public.refund_requests`).map(({ amount }) => amount)).toEqual([
    '50.00',
  ])
})

test('what was paid for a product does not go back with a card whose money went back at PayPal', async () => {
  const one = gift()
  const placed = await place({ gifts: [one], units: 1 }, 11_300)
  await capture(placed, 11_300)
  await recordRefund(placed, 10_000)
  expect(await cancel(one.id, owner)).toEqual({ outcome: 'cancelled', refund_id: null })
  await settle(placed.order_id)
  expect(await order(placed.order_id)).toMatchObject({ status: 'partially_refunded' })
  expect(await payments(placed.order_id)).toEqual(['paypal 1300'])
  // The other way round: the product's money went back there, and the card's all goes.
  const other = gift()
  const second = await place({ gifts: [other], units: 1 }, 11_300)
  await capture(second, 11_300)
  await recordRefund(second, 1_300)
  await cancel(other.id, owner)
  expect((await sql`select amount from public.refund_requests`).map(({ amount }) => amount)).toEqual([
    '100.00',
  ])
})

test('a dollar given back at PayPal is settled once, and a person is called again only for more', async () => {
  const one = await card()
  const id = one.placed.order_id
  await recordRefund(one.placed, 100)
  expect(await order(id)).toMatchObject({ attention: 'GIFT_CARDS_UNPAID' })
  await settle(id)
  expect(await order(id)).toMatchObject({ status: 'partially_refunded', attention: null })
  await service().rpc('fulfil_order', { p_order_id: id, p_actor: owner, p_is_done: true, p_now: at(31) })
  expect(await order(id)).toMatchObject({ status: 'partially_refunded', attention: null })
  expect(await stored(one.id)).toMatchObject({ status: 'delivered', balance: '100.00' })
  await recordRefund(one.placed, 200)
  expect(await order(id)).toMatchObject({ status: 'needs_attention', attention: 'GIFT_CARDS_UNPAID' })
  await cancel(one.id, owner)
  expect((await sql`select amount from public.refund_requests`)[0]?.amount).toBe('97.00')
})

test('a cancelled card’s refund does not settle a second payment', async () => {
  const one = await card()
  const id = one.placed.order_id
  await capture(one.placed, 10_000, 1, 'CAP-TWICE')
  expect(await order(id)).toMatchObject({ attention: 'PAID_TWICE' })
  const refund = randomUUID()
  await cancel(one.id, owner, refund)
  const [asked] =
    await sql`select paypal_capture_id as capture from public.refund_requests where id = ${refund}`
  await recordRefund(one.placed, 10_000, refund, 'COMPLETED', asked?.capture)
  expect(await order(id)).toMatchObject({ status: 'needs_attention', attention: 'PAID_TWICE' })
  const rest = asked?.capture === 'CAP-TWICE' ? `CAP-${one.placed.attempt_id}` : 'CAP-TWICE'
  await recordRefund(one.placed, 10_000, null, 'COMPLETED', rest)
  expect(await order(id)).toMatchObject({ status: 'refunded' })
})

test('money of a partly paid order goes back to PayPal first, then to the card', async () => {
  const one = await card({ value_cents: 2_000, price_cents: 2_000 })
  const placed = await place({ units: 2, code: one.code_hmac }, 600)
  await capture(placed, 600)
  const back = async (cents: number, seen: number, id: string = randomUUID()) =>
    (
      await service().rpc('refund_to_gift_card', {
        p_id: id,
        p_order_id: placed.order_id,
        p_cents: cents,
        p_seen_cents: seen,
        p_reason: 'Sorry',
        p_actor: owner,
        p_now: at(20),
      })
    ).data as { outcome: string }
  expect(await payments(placed.order_id)).toEqual(['paypal 600', 'card 0'])
  expect((await back(500, 2_000)).outcome).toBe('paypal_first')
  await recordRefund(placed, 600)
  expect(await order(placed.order_id)).toMatchObject({ status: 'partially_refunded' })
  expect(await payments(placed.order_id)).toEqual(['paypal 0', 'card 2000'])
  const id = randomUUID()
  expect((await back(2_001, 2_000)).outcome).toBe('too_much')
  expect((await back(500, 1_999)).outcome).toBe('changed')
  expect((await back(500, 2_000, id)).outcome).toBe('done')
  expect((await back(500, 2_000, id)).outcome).toBe('done')
  expect((await back(600, 1_500, id)).outcome).toBe('reused')
  expect(await balance(one.id)).toBe(500)
  expect(await audited('refund.to_gift_card')).toEqual([
    { actor: owner, subject: `order:${placed.order_id}`, detail: { cents: 500 } },
  ])
  expect((await back(1_500, 1_500)).outcome).toBe('done')
  expect(await order(placed.order_id)).toMatchObject({ status: 'refunded' })
  expect(await balance(one.id)).toBe(2_000)
})

test('who and when can be changed before the day; after it another address gets another code', async () => {
  const one = gift({ deliver_on: '2026-12-24' })
  await capture(await place({ gifts: [one] }, 10_000), 10_000)
  const change = async (change: object, issue = 2, minutes = 5) =>
    (
      (
        await service().rpc('change_gift_card', {
          p_card_id: one.id,
          p_change: change as never,
          p_fresh: {
            code_hmac: `new-${issue}-${one.id}`,
            code_sealed: 's',
            code_end: 'ABCD',
            card_hash: `new-${one.id}`,
          },
          p_issue: issue,
          p_actor: null as unknown as string,
          p_now: at(minutes),
        })
      ).data as { outcome: string }
    ).outcome
  expect(await change({ recipient_name: 'Sam' })).toBe('same')
  expect(await change({ recipient_email: 'sue@example.com', deliver_on: '2026-11-25' })).toBe('changed')
  expect(await stored(one.id)).toMatchObject({
    issue: 1,
    recipient_email: 'sue@example.com',
    status: 'scheduled',
  })
  expect(await change({ deliver_on: null })).toBe('changed')
  expect(await stored(one.id)).toMatchObject({ status: 'delivered', code_hmac: one.code_hmac })
  expect(await change({ deliver_on: '2026-12-01' })).toBe('delivered')
  expect(await change({ recipient_email: 'tom@example.com' }, 3)).toBe('again')
  expect(await change({ recipient_email: 'tom@example.com' })).toBe('too_soon')
  await sendMails(6)
  expect(await change({ recipient_email: 'tom@example.com' }, 2, 8)).toBe('changed')
  expect(await stored(one.id)).toMatchObject({ issue: 2, code_hmac: `new-2-${one.id}` })
  expect((await redeem(one.code_hmac, 100)).outcome).toBe('unknown')
  expect((await redeem(`new-2-${one.id}`, 100)).outcome).toBe('redeemed')
  expect(await change({ recipient_email: 'sam@example.com' }, 3)).toBe('used')
  expect((await mails()).filter((mail) => mail.startsWith('gift_card '))).toEqual([
    'gift_card sue@example.com',
    'gift_card tom@example.com',
  ])
})

test('the sender gets five new codes for other addresses, not at every press; staff more', async () => {
  const one = await card()
  const change = async (email: string, issue: number, minutes: number, actor: string | null = null) =>
    (
      (
        await service().rpc('change_gift_card', {
          p_card_id: one.id,
          p_change: { recipient_email: email, message: 'Buy this' } as never,
          p_fresh: {
            code_hmac: `${issue}-${one.id}`,
            code_sealed: 's',
            code_end: 'ABCD',
            card_hash: `${issue}`,
          },
          p_issue: issue,
          p_actor: actor as string,
          p_now: at(minutes),
        })
      ).data as { outcome: string }
    ).outcome
  expect(await change('n2@example.com', 2, 1)).toBe('too_soon')
  for (const issue of [2, 3, 4, 5, 6])
    expect(await change(`n${issue}@example.com`, issue, issue * 2)).toBe('changed')
  expect(await change('n7@example.com', 7, 60)).toBe('too_often')
  expect(await change('n7@example.com', 7, 60, owner)).toBe('changed')
  expect(await change('n8@example.com', 8, 60, owner)).toBe('changed')
  // Of the codes that are dead no mail is left.
  expect((await mails()).filter((mail) => mail.startsWith('gift_card '))).toEqual([
    'gift_card n8@example.com',
  ])
})

test('the sender hears of the delivery once the card’s mail is sent, and never when it could not be', async () => {
  const delivered = async () => (await mails()).filter((mail) => mail.startsWith('gift_card_delivered'))
  const one = await card()
  await sendMails(1, 'mail server: EENVELOPE 550')
  expect(await delivered()).toEqual([])
  await sendMails(10)
  expect(await delivered()).toEqual(['gift_card_delivered ana@example.com'])
  await service().rpc('resend_gift_card', { p_card_id: one.id, p_actor: owner, p_now: at(20) })
  await sendMails(20)
  expect(await delivered()).toHaveLength(1)
  await card({ recipient_email: null })
  await sendMails(21)
  expect(await delivered()).toHaveLength(1)
})

test('nobody is mailed the code of a card that ended; it goes out after all when PayPal refuses the refund', async () => {
  const one = await card()
  const refund = randomUUID()
  await cancel(one.id, owner, refund)
  expect(await mails()).toEqual([])
  await refuse(refund)
  expect(await stored(one.id)).toMatchObject({ status: 'delivered', balance: '100.00' })
  expect(await mails()).toEqual(['gift_card sam@example.com', 'gift_card_scheduled ana@example.com'])
  await sendMails(7)
  const again = randomUUID()
  await cancel(one.id, owner, again, 8)
  await refuse(again)
  expect((await mails()).filter((mail) => mail.startsWith('gift_card '))).toHaveLength(1)
})

test('the same mail goes again, but not at every press', async () => {
  const one = await card()
  const again = async (minutes: number) =>
    (
      (await service().rpc('resend_gift_card', { p_card_id: one.id, p_actor: owner, p_now: at(minutes) }))
        .data as { outcome: string }
    ).outcome
  expect(await again(1)).toBe('too_soon')
  expect(await again(3)).toBe('sent')
  expect((await mails()).filter((mail) => mail === 'gift_card sam@example.com')).toHaveLength(2)
  // The twentieth is the last.
  for (let n = 3; n <= 20; n += 1) expect(await again(3 * n)).toBe('sent')
  expect(await again(100)).toBe('too_often')
})

test('staff find cards, and know what is owed on all of them', async () => {
  const one = await card()
  await redeem(one.code_hmac, 2_500)
  const later = gift({ deliver_on: '2026-12-24', recipient_name: 'Joe' })
  await capture(await place({ gifts: [later] }, 10_000), 10_000)
  await place({ gifts: [gift()] }, 10_000)
  const list = async (search: string | null, status: string | null, after: string | null = null, limit = 9) =>
    (
      await service().rpc('list_gift_cards', {
        p_id: null as unknown as string,
        p_status: status as string,
        p_search: search as string,
        p_after: after as string,
        p_limit: limit,
      })
    ).data ?? []
  expect(await list(null, null)).toHaveLength(2)
  expect((await list('JOE', null)).map(({ id }) => id)).toEqual([later.id])
  expect((await list(null, 'delivered')).map(({ id }) => id)).toEqual([one.id])
  const [first] = await list(null, null, null, 1)
  const rest = await list(null, null, first?.cursor, 9)
  expect([first?.id, ...rest.map(({ id }) => id)].sort()).toEqual([one.id, later.id].sort())
  expect((await service().rpc('gift_card_summary')).data).toEqual({
    sold_count: 2,
    sold_cents: 20_000,
    scheduled_count: 1,
    delivered_count: 1,
    outstanding_cents: 17_500,
  })
})

test('the account’s file has the cards somebody bought and received; when they leave, the cards stay', async () => {
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${userId}, 'ana@example.com', now())`
  const later = gift({ deliver_on: '2026-12-24', recipient_email: null })
  await capture(await place({ gifts: [later], user: userId }, 10_000), 10_000)
  const received = await card({ recipient_email: 'Ana@example.com' })
  const ended = gift({ deliver_on: '2026-12-24' })
  await capture(await place({ gifts: [ended], user: userId }, 10_000), 10_000)
  await cancel(ended.id, null)
  const data = (await service().rpc('account_data', { p_user_id: userId })).data as Record<string, unknown[]>
  expect(data.gift_cards_bought).toHaveLength(3)
  expect(data.gift_cards_received).toEqual([
    expect.objectContaining({ value: 100, balance: 100, sender_name: 'Ana' }),
  ])
  await service().rpc('delete_account', {
    p_user_id: userId,
    p_guest_email: 'guest@ocotillo.example',
    p_fields: {},
    p_now: at(30),
  })
  expect(await stored(received.id)).toMatchObject({
    recipient_email: null,
    status: 'delivered',
    balance: '100.00',
  })
  expect(JSON.stringify(await sql`select requested_by from public.refund_requests`)).toBe(
    '[{"requested_by":"Removed"}]',
  )
  expect(await stored(later.id)).toMatchObject({ sender_name: 'Removed', recipient_email: 'ana@example.com' })
  await service().rpc('deliver_gift_cards', { p_now: at(60 * day), p_limit: 9 })
  expect(await stored(later.id)).toMatchObject({ status: 'delivered' })
})

test('carts that were never paid are forgotten with the people in them', async () => {
  const one = gift()
  const placed = await place({ gifts: [one] }, 10_000)
  await service().rpc('abandon_attempt', { p_attempt_id: placed.attempt_id, p_problem: 'X', p_now: at(9) })
  await service().rpc('deliver_gift_cards', { p_now: at(29 * day), p_limit: 9 })
  expect(await stored(one.id)).toBeTruthy()
  await service().rpc('deliver_gift_cards', { p_now: at(31 * day), p_limit: 9 })
  expect(await stored(one.id)).toBeUndefined()
})

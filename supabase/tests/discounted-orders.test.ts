import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import * as fc from 'fast-check'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Json } from '../../lib/platform/db/server/database.types.ts'
import { centsFromText, dollarsFromCents } from '../../lib/platform/shared/money.ts'
import { sumsOf } from '../../lib/shop/checkout/shared.ts'
import { newDiscountCode } from '../../lib/shop/discounts/server/code.ts'
import { bestDiscounts, type Discount } from '../../lib/shop/discounts/shared/discount.ts'
import { orderRequest } from '../../lib/shop/payments/server/paypal.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql

const prices = { b12: 13_00, zinc: 33_33, taurine: 9_99 } as const
type ProductId = keyof typeof prices
const productIds = Object.keys(prices) as ProductId[]

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox, public.discount_codes cascade`
  for (const id of productIds)
    await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at)
      values (${id}, ${id}, ${dollarsFromCents(prices[id])}, 100000, 'r', now())`
})
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })
const noon = Date.parse('2026-11-21T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()

type Rule = { first_visit?: boolean; per_person?: number | null }
type Code = Discount & { id: string; rule: Rule }

/** A code of this effect, as the form or the desk makes one. */
async function code(
  change: Partial<Discount> & { rule?: Rule; email?: string | null; uses?: number; key?: string } = {},
): Promise<Code> {
  const {
    effect = { kind: 'percent', percent: 25 },
    rule = {},
    email = null,
    uses = 1,
    key = 'desk',
    ...more
  } = change
  const made = newDiscountCode()
  const [row] = await sql<{ id: string }[]>`
    insert into public.discount_codes (code, email, rule, percent, amount, waives_travel, max_uses, created_at, created_by)
    values (${made}, ${email}, ${key}, ${effect.kind === 'percent' ? effect.percent : null},
      ${effect.kind === 'amount' ? dollarsFromCents(effect.cents) : null}, ${effect.kind === 'travel'}, ${uses}, ${at(0)},
      'olga@example.com') returning id`
  const terms = { name: 'Rule', productIds: null, minimumCents: 0, isCombinable: false, ...more }
  return { code: made, effect, ...terms, id: row?.id ?? '', rule }
}

type Cart = {
  key?: string
  units?: Partial<Record<ProductId, number>>
  feeCents?: number
  codes?: Code[]
  giftCode?: string | null
  giftCents?: number
  phone?: string
  user?: { id: string; email: string } | null
}

const linesOf = (units: Cart['units'] = { b12: 1 }) =>
  productIds.flatMap((id) => (units[id] ? [{ product_id: id, quantity: units[id] }] : []))

/** What the cart in the browser comes to, by the same function. */
const sums = ({ units, feeCents = 0, codes = [], giftCents = 0 }: Cart) =>
  sumsOf({
    lines: linesOf(units).map(({ product_id: id, quantity }) => ({
      id,
      product: { id, name: id, price: dollarsFromCents(prices[id]) },
      quantity,
    })),
    gifts: [],
    visit: { zip: '85201', phone: '', area: 'Mesa', time: null, feeCents },
    discounts: codes,
    giftCard:
      giftCents > 0
        ? {
            balanceCents: giftCents,
            heldCents: 0,
            valueCents: giftCents,
            endsWith: 'WXYZ',
            status: 'delivered',
          }
        : null,
  })

type Placed = {
  outcome: string
  order_id: string
  attempt_id: string
  reason?: string
  code?: string
  amount_cents: number
}

async function place(cart: Cart, minutes = 0, expectedCents = sums(cart).toPay): Promise<Placed> {
  const {
    key = randomUUID(),
    units,
    feeCents = 0,
    codes = [],
    giftCode = null,
    phone = '480-555-0100',
    user = null,
  } = cart
  const { data, error } = await service().rpc('place_order', {
    p_checkout_key: key,
    p_lines: linesOf(units),
    p_expected_cents: expectedCents,
    p_guest_email: 'guest@ocotillo.example',
    p_access_token: randomUUID(),
    p_hold_minutes: 10,
    p_now: at(minutes),
    p_user_id: user?.id as string,
    p_email: user?.email as string,
    p_gift_code: giftCode as string,
    p_visit: { zip: '85201', area: 'Mesa', phone, fee_cents: feeCents },
    p_discounts: codes.map(({ code, productIds, minimumCents, rule }) => ({
      code,
      product_ids: productIds,
      minimum_cents: minimumCents,
      ...rule,
    })) as Json,
  })
  if (error) throw new Error(error.message)
  return data as Placed
}

/** PayPal says that the buyer approved: whether the order may be captured. */
async function approve(
  { attempt_id }: Placed,
  minutes = 0,
  payerEmail: string | null = null,
): Promise<unknown> {
  const lease = randomUUID()
  const call = { p_attempt_id: attempt_id, p_lease_id: lease, p_seconds: 60, p_now: at(minutes) }
  await service().rpc('record_paypal_order', {
    p_attempt_id: attempt_id,
    p_paypal_order_id: `PP-${attempt_id}`,
    p_now: at(minutes),
  })
  await service().rpc('lease_attempt', { ...call, p_approved_at: at(minutes) })
  const { data, error } = await service().rpc('secure_stock', {
    ...call,
    p_minutes: 10,
    p_payer_email: payerEmail as string,
  })
  if (error) throw new Error(error.message)
  return data
}

async function capture({ attempt_id, amount_cents }: Placed, minutes = 0, email = 'ana@example.com') {
  const { error } = await service().rpc('record_capture', {
    p_attempt_id: attempt_id,
    p_capture: { id: `CAP-${attempt_id}`, status: 'COMPLETED', amount_cents, currency: 'USD', raw: {} },
    p_payer_email: email,
    p_now: at(minutes),
  })
  if (error) throw new Error(error.message)
}

async function pay(cart: Cart, minutes = 0, email?: string): Promise<Placed> {
  const placed = await place(cart, minutes)
  if (placed.outcome === 'settled') return placed
  expect(placed.outcome).toBe('ready')
  expect(await approve(placed, minutes, email ?? null)).toBe(true)
  await capture(placed, minutes, email)
  return placed
}

async function refund({ attempt_id }: Placed, cents: number, minutes: number) {
  const { error } = await service().rpc('record_refund', {
    p_capture_id: `CAP-${attempt_id}`,
    p_refund: {
      id: `REF-${randomUUID()}`,
      status: 'COMPLETED',
      amount_cents: cents,
      currency: 'USD',
      request_id: null,
    },
    p_now: at(minutes),
  })
  if (error) throw new Error(error.message)
}

const order = async ({ order_id }: Placed) =>
  (
    await sql<{ status: string; total: number; discount: number; fee: number; attention: string | null }[]>`
      select status, (total_amount * 100)::integer as total, (discount_amount * 100)::integer as discount,
        (travel_fee * 100)::integer as fee, attention from public.orders where id = ${order_id}`
  )[0]
const refusal = ({ outcome, reason }: Placed) => `${outcome} ${reason}`

test('the mailed 25 % is taken off the injections, not off the way there, in order, PayPal and books', async () => {
  const welcome = await code()
  const placed = await place({ units: { b12: 1 }, feeCents: 25_00, codes: [welcome] })
  expect(placed).toMatchObject({
    outcome: 'ready',
    amount_cents: 34_75,
    fee_cents: 25_00,
    discount_cents: 3_25,
  })
  await approve(placed)
  await capture(placed)
  expect(await order(placed)).toMatchObject({ status: 'paid', total: 34_75, discount: 3_25, fee: 25_00 })
})

test('500 orders race for one code: one has it, the others are told, and nothing is left behind', {
  tags: ['long'],
}, async () => {
  const one = await code()
  const placed = await Promise.all(
    Array.from({ length: 500 }, (_, index) => place({ codes: [one], phone: `602-555-${1000 + index}` })),
  )
  const won = placed.filter(({ outcome }) => outcome === 'ready')
  expect(won).toHaveLength(1)
  expect(new Set(placed.filter((answer) => answer !== won[0]).map(refusal))).toEqual(
    new Set(['discount_refused used']),
  )
  expect(await sql`select count(*)::integer as orders from public.orders`).toEqual([{ orders: 1 }])
  expect(await sql`select count(*)::integer as uses from public.discount_uses`).toEqual([{ uses: 1 }])
})

test('shop and desk race for one code: one of them has it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const one = await code()
    const [ordered, told] = await Promise.all([
      place({ codes: [one], phone: `602-555-${1000 + round}` }),
      service()
        .rpc('redeem_discount_code', { p_code: one.code, p_actor: 'fay@example.com', p_now: at(0) })
        .single(),
    ])
    expect([ordered.outcome === 'ready', told.data?.outcome === 'redeemed'].filter(Boolean)).toHaveLength(1)
  }
})

test('an order lets go of its code when its time is over, and takes it again where it is free', async () => {
  const one = await code()
  const first = await place({ codes: [one] })
  expect(refusal(await place({ codes: [one], phone: '602-555-0199' }, 9))).toBe('discount_refused used')
  const second = await place({ codes: [one], phone: '602-555-0199' }, 11)
  expect(second.outcome).toBe('ready')
  expect(await approve(first, 12)).toBe(false)
  expect(await sql`select problem from public.payment_attempts where id = ${first.attempt_id}`).toEqual([
    { problem: 'CODE_USED' },
  ])
  expect(await approve(second, 12)).toBe(true)
})

test('paid late, when somebody else has used the code: the money is here, and a person decides', async () => {
  const one = await code()
  const first = await place({ codes: [one] })
  await pay({ codes: [one], phone: '602-555-0199' }, 11, 'ben@example.com')
  await capture(first, 12)
  expect(await order(first)).toMatchObject({ status: 'needs_attention', attention: 'CODE_USED' })
})

test('a code is free again when its order is cancelled or paid back in full, not in part', async () => {
  const one = await code()
  const paid = await pay({ codes: [one] })
  await refund(paid, 100, 1)
  expect(refusal(await place({ codes: [one], phone: '602-555-0199' }, 2))).toBe('discount_refused used')
  await refund(paid, paid.amount_cents - 100, 3)
  expect(await order(paid)).toMatchObject({ status: 'refunded' })
  expect((await place({ codes: [one], phone: '602-555-0199' }, 4)).outcome).toBe('ready')
})

const firstVisit = { key: 'welcome', rule: { first_visit: true, per_person: 1 } }

test('a first-visit code needs a person without a paid order, known by address, phone or account', async () => {
  await pay({ phone: '+1 (480) 555-0100' }, 0, 'ana@example.com')
  const asked = async (cart: Cart) => {
    const placed = await place({ codes: [await code(firstVisit)], ...cart }, 1)
    return placed.outcome === 'ready' ? placed : refusal(placed)
  }
  expect(await asked({ phone: '480.555.0100' })).toBe('discount_refused person')
  // Anybody can have a code issued to her address: what it says before a payment tells nobody that she was here.
  const hers = await code({ ...firstVisit, email: 'ana@example.com' })
  const withHers = (await asked({ phone: '602-555-0123', codes: [hers] })) as Placed
  expect(withHers).toMatchObject({ outcome: 'ready' })
  expect(await approve(withHers, 2, 'somebody@example.com')).toBe(false)
  const stranger = await asked({ phone: '602-555-0124' })
  expect(stranger).toMatchObject({ outcome: 'ready' })
  // Only PayPal knows who it is, and says so before any money moves.
  expect(await approve(stranger as Placed, 2, 'Ana@Example.com')).toBe(false)
  const other = (await asked({ phone: '602-555-0125' })) as Placed
  expect(await approve(other, 2, 'new@example.com')).toBe(true)
})

test('two first-visit orders of one person at once: one of them is approved', async () => {
  const carts = await Promise.all(
    Array.from({ length: 4 }, async (_, index) =>
      place({ codes: [await code(firstVisit)], phone: `602-555-02${10 + index}` }),
    ),
  )
  const approved = await Promise.all(carts.map((placed) => approve(placed, 1, 'same@example.com')))
  expect(approved.filter((is) => is === true)).toHaveLength(1)
})

test('of codes of one rule a person may use so many; a forged or foreign code is refused by its name', async () => {
  const twice = { key: 'twice', rule: { per_person: 2 } }
  for (const minutes of [0, 1]) await pay({ codes: [await code(twice)] }, minutes)
  expect(refusal(await place({ codes: [await code(twice)] }, 2))).toBe('discount_refused person')
  expect((await place({ codes: [await code(twice)], phone: '602-555-0188' }, 2)).outcome).toBe('ready')
  const forged = { ...(await code()), code: 'OCO-0000-00' }
  expect(await place({ codes: [forged] })).toMatchObject({
    outcome: 'discount_refused',
    reason: 'unknown',
    code: 'OCO-0000-00',
  })
  expect(refusal(await place({ codes: [await code({ minimumCents: 50_00 })] }))).toBe(
    'discount_refused minimum',
  )
  expect(refusal(await place({ codes: [await code({ productIds: ['zinc'] })] }))).toBe(
    'discount_refused items',
  )
  expect(refusal(await place({ codes: [await code({ effect: { kind: 'travel' } })] }))).toBe(
    'discount_refused items',
  )
})

test('another code for the same cart is another amount and another attempt; the same again is the same', async () => {
  const [first, second] = [await code(), await code({ effect: { kind: 'amount', cents: 5_00 } })]
  const key = randomUUID()
  const one = await place({ key, codes: [first] })
  expect((await place({ key, codes: [first] }, 1)).attempt_id).toBe(one.attempt_id)
  const other = await place({ key, codes: [second] }, 2)
  expect(other.attempt_id).not.toBe(one.attempt_id)
  expect(other.amount_cents).toBe(8_00)
  expect((await place({ codes: [first], phone: '602-555-0177' }, 3)).outcome).toBe('ready')
})

test('a code that leaves nothing to pay: the order is paid at once, and nobody asks PayPal', async () => {
  const all = await code({ effect: { kind: 'percent', percent: 100 } })
  const placed = await place({ codes: [all] })
  expect(placed.outcome).toBe('settled')
  expect(await order(placed)).toMatchObject({ status: 'paid', total: 0, discount: 13_00 })
  expect(await sql`select * from public.payment_attempts`).toHaveLength(0)
  expect(refusal(await place({ codes: [all], phone: '602-555-0166' }, 1))).toBe('discount_refused used')
})

const effect = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 150_00 }) }),
  fc.constant({ kind: 'travel' as const }),
)
const anyCart = fc.record({
  units: fc.record({
    b12: fc.integer({ min: 0, max: 20 }),
    zinc: fc.integer({ min: 0, max: 5 }),
    taurine: fc.integer({ min: 1, max: 3 }),
  }),
  feeCents: fc.constantFrom(0, 25_00, 17_49),
  giftCents: fc.constantFrom(0, 1, 50_00, 1000_00),
  codes: fc.array(
    fc.record({
      effect,
      productIds: fc.constantFrom<string[] | null>(null, ['b12'], ['zinc', 'taurine']),
      minimumCents: fc.constantFrom(0, 0, 20_00),
      isCombinable: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  backCents: fc.integer({ min: 1, max: 10_00 }),
})

test('any mix of items, codes, gift cards, fees and refunds: to the cent and never negative, the same in cart, server, PayPal and books', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, async ({ units, feeCents, giftCents, codes: wanted, backCents }) => {
      const named = await Promise.all(wanted.map((one) => code(one)))
      const goods = linesOf(units).map(({ product_id: id, quantity }) => ({
        id,
        cents: prices[id] * quantity,
      }))
      const codes = bestDiscounts(named, goods, feeCents) as Code[]
      const giftCode = giftCents > 0 ? await giftCard(giftCents) : null
      const cart = {
        key: randomUUID(),
        units,
        feeCents,
        codes,
        giftCode,
        giftCents,
        phone: `602-${randomUUID()}`,
      }
      const { toPay, discount, gift, travel } = sums(cart)
      const goodsCents = goods.reduce((sum, { cents }) => sum + cents, 0)
      expect(Math.min(toPay, discount, gift, goodsCents + travel - discount - gift)).toBeGreaterThanOrEqual(0)

      // Any other amount is refused, and changes nothing.
      expect((await place(cart, 0, toPay + 1)).outcome).toBe('price_changed')
      const placed = await place(cart)
      expect(placed.outcome).toBe(toPay === 0 ? 'settled' : 'ready')
      const books = await order(placed)
      expect(books).toMatchObject({ total: goodsCents + feeCents - discount, discount, fee: feeCents })
      if (toPay > 0) {
        const { breakdown, value } = askedOfPayPal(placed)
        const [items, handling, off] = [breakdown.item_total, breakdown.handling, breakdown.discount].map(
          ({ value: text }) => centsFromText(text),
        )
        expect([centsFromText(value), items, handling, off]).toEqual([
          toPay,
          goodsCents,
          feeCents,
          discount + gift,
        ])
        expect((items ?? 0) + (handling ?? 0) - (off ?? 0)).toBe(toPay)
        expect(await approve(placed)).toBe(true)
        await capture(placed, 1, `${randomUUID()}@example.com`)
        const back = Math.min(backCents, toPay)
        await refund(placed, back, 2)
        const [{ left } = { left: -1 }] = await sql<{ left: number }[]>`
          select public.refundable_cents(${`CAP-${placed.attempt_id}`}) as left`
        expect(left).toBe(toPay - back)
      }
      const [card] = await sql<{ spent: number; balance: number }[]>`
        select (value * 100)::integer - (balance * 100)::integer as spent, (balance * 100)::integer as balance
        from public.gift_cards where code_hmac = ${giftCode}`
      if (giftCode) expect(card).toEqual({ spent: gift, balance: giftCents - gift })
    }),
    { numRuns: 30 },
  )
})

function askedOfPayPal(placed: Placed) {
  const { fee_cents, discount_cents, items } = placed as Placed & {
    fee_cents: number
    discount_cents: number
    items: { quantity: number; price_cents: number }[]
  }
  const [unit] = orderRequest({
    orderId: placed.order_id,
    amountCents: placed.amount_cents,
    feeCents: fee_cents,
    discountCents: discount_cents,
    items,
    brandName: 'Ocotillo',
    siteUrl: 'http://localhost',
  }).purchase_units
  if (!unit) throw new Error('PayPal is asked for nothing')
  return unit.amount
}

/** A card with this much on it, bought and delivered: the hash of its code. */
async function giftCard(cents: number): Promise<string> {
  const id = randomUUID()
  const hash = `hash-${id}`
  const { data } = await service().rpc('place_order', {
    p_checkout_key: randomUUID(),
    p_lines: [],
    p_expected_cents: cents,
    p_guest_email: 'guest@ocotillo.example',
    p_access_token: randomUUID(),
    p_hold_minutes: 10,
    p_now: at(0),
    p_gifts: [
      {
        ...{
          id,
          gift_key: randomUUID(),
          preset_id: null,
          title: 'Gift card',
          value_cents: cents,
          price_cents: cents,
        },
        ...{ recipient_name: 'Sam', recipient_email: 'sam@example.com', sender_name: 'Ana', message: null },
        ...{ deliver_on: null, code_hmac: hash, code_sealed: 'sealed', code_end: 'WXYZ' },
        ...{ manage_hash: `manage-${id}`, card_hash: `card-${id}` },
      },
    ],
  })
  await capture(data as Placed, 0, `${randomUUID()}@example.com`)
  return hash
}

import { createHmac, randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Json } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql
const ana = randomUUID()
const ben = randomUUID()

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  for (const id of [ana, ben]) await newAccount(id)
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox cascade`
  await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at) values
    ('b12', 'Vitamin B12', 13, 1000, 'r', now()), ('zinc', 'Zinc', 8, 1000, 'r', now()),
    ('iron', 'Iron', 9, 1000, 'r', now()), ('off', 'Off sale', 10, 100, 'r', now())`
  await sql`update public.products set is_active = false where id = 'off'`
})
afterAll(async () => {
  await sql.end()
})

async function newAccount(id: string) {
  const email = `${id}@example.com`
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`
  await sql`insert into public.proven_accounts (user_id, email, proven_at) values (${id}, ${email}, now())`
}

type Units = Record<string, number>

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })

/** The data API as whoever has this id sees it. */
function as(id: string) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { role: 'authenticated', aud: 'authenticated', sub: id, exp: 9_999_999_999 }
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = createHmac('sha256', stack.secrets.jwtSecret).update(content).digest('base64url')
  const headers = { authorization: `Bearer ${content}.${signature}` }
  return createClient<Database>(stack.url, stack.secrets.publishableKey, {
    auth: { persistSession: false },
    global: { headers },
  })
}

const rows = (units: Units) =>
  Object.entries(units).map(([product_id, quantity]) => ({ product_id, quantity }))

async function replace(id: string, lines: Units, seen: Units = {}) {
  const { data, error } = await as(id).rpc('replace_cart', { p_lines: rows(lines), p_seen: rows(seen) })
  if (error) throw new Error(error.message)
  return data as { outcome: string; products?: { id: string; name: string }[] }
}

async function cartOf(id: string): Promise<[string, number][]> {
  const found = await sql<{ product_id: string; quantity: number }[]>`
    select product_id, quantity from public.cart_items where user_id = ${id} order by added_at`
  return found.map(({ product_id, quantity }) => [product_id, quantity])
}

async function placeOrder(
  user: { id: string; email: string } | null,
  units: Units,
  cents: number,
  key = randomUUID(),
) {
  const { data, error } = await service().rpc('place_order', {
    p_checkout_key: key,
    p_lines: rows(units),
    p_expected_cents: cents,
    p_guest_email: 'guest@ocotillo.example',
    p_access_token: randomUUID(),
    p_hold_minutes: 10,
    p_now: new Date().toISOString(),
    p_caller: '',
    ...(user && { p_user_id: user.id, p_email: user.email }),
  })
  if (error) throw new Error(error.message)
  return data as { outcome: string; order_id: string; attempt_id: string }
}

const pay = async ({ attempt_id }: { attempt_id: string }, cents: number, status = 'COMPLETED') => {
  const { error } = await service().rpc('record_capture', {
    p_attempt_id: attempt_id,
    p_capture: {
      id: `CAP-${attempt_id}`.slice(0, 40),
      status,
      amount_cents: cents,
      currency: 'USD',
      raw: {},
    } satisfies Json,
    p_payer_email: 'payer@example.com',
    p_now: new Date().toISOString(),
  })
  if (error) throw new Error(error.message)
}

const orderRow = async (id: string) => (await sql`select * from public.orders where id = ${id}`)[0]

test('the table has the columns of a stored cart, and 1 to 20 of a product once per shopper [ENT-004]', async () => {
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'cart_items' order by ordinal_position`
  expect(columns.map(({ name }) => name)).toEqual(['id', 'user_id', 'product_id', 'quantity', 'added_at'])
  for (const [product, quantity] of [
    ['b12', 0],
    ['b12', 21],
    ['never-was', 1],
  ] as const)
    await expect(
      sql`insert into public.cart_items (user_id, product_id, quantity) values (${ana}, ${product}, ${quantity})`,
    ).rejects.toThrow()
})

test('the lines replace the stored ones in one step, and none clears them [CART-013] [CART-014] [CALL-006] [CALL-007]', async () => {
  expect(await replace(ana, { zinc: 2, b12: 1 })).toEqual({ outcome: 'replaced' })
  expect(await cartOf(ana)).toEqual([
    ['zinc', 2],
    ['b12', 1],
  ])
  await replace(ana, { b12: 3, iron: 1 }, { zinc: 2, b12: 1 })
  expect(await cartOf(ana)).toEqual([
    ['b12', 3],
    ['iron', 1],
  ])
  await replace(ana, {}, { b12: 3, iron: 1 })
  expect(await cartOf(ana)).toEqual([])
})

test('of each line the later change of two devices counts, and saying it twice changes nothing [CART-013]', async () => {
  await replace(ana, { b12: 1, zinc: 1 })
  const seen = { b12: 1, zinc: 1 }
  await replace(ana, { b12: 2, zinc: 1, iron: 1 }, seen)
  for (let time = 0; time < 2; time += 1) await replace(ana, { b12: 1, zinc: 4 }, seen)
  expect(Object.fromEntries(await cartOf(ana))).toEqual({ b12: 2, zinc: 4, iron: 1 })
  await replace(ana, { zinc: 1 }, seen)
  expect(Object.fromEntries(await cartOf(ana))).toEqual({ zinc: 4, iron: 1 })
})

test('what is not sold is refused by its name, and nothing changes', async () => {
  await replace(ana, { b12: 1 })
  expect(await replace(ana, { b12: 5, off: 1, 'never-was': 1 }, { b12: 1 })).toEqual({
    outcome: 'unavailable',
    products: [
      { id: 'off', name: 'Off sale' },
      { id: 'never-was', name: 'never-was' },
    ],
  })
  expect(await cartOf(ana)).toEqual([['b12', 1]])
})

test('quantities out of bounds, lines twice and things that are no lines are refused', async () => {
  const client = as(ana)
  const bad: Json[] = [
    rows({ b12: 0 }),
    rows({ b12: 21 }),
    rows({ b12: -1 }),
    [...rows({ b12: 1 }), ...rows({ b12: 1 })],
    [{ product_id: 'b12' }],
    [{ quantity: 1 }],
    {},
    'b12',
    rows(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`p${n}`, 1]))),
  ]
  for (const p_lines of bad) {
    const { error, status } = await client.rpc('replace_cart', { p_lines, p_seen: [] })
    expect([status, error?.message], JSON.stringify(p_lines)).toEqual([400, expect.stringContaining('lines')])
  }
  expect(await cartOf(ana)).toEqual([])
})

test('two shoppers see and change only their own rows; a visitor sees none and changes nothing [ROLE-005]', async () => {
  await replace(ana, { b12: 1 })
  await replace(ben, { zinc: 2 })
  for (const [id, quantity] of [
    [ana, 1],
    [ben, 2],
  ] as const) {
    const { data } = await as(id).from('cart_items').select('user_id, quantity')
    expect(data).toEqual([{ user_id: id, quantity }])
  }
  expect((await as(ana).from('cart_items').delete().eq('user_id', ben)).error?.code).toBe('42501')
  expect((await as(ana).from('cart_items').update({ quantity: 9 }).eq('user_id', ana)).error?.code).toBe(
    '42501',
  )
  const given = { user_id: ben, product_id: 'b12', quantity: 1 }
  expect((await as(ana).from('cart_items').insert(given)).error?.code).toBe('42501')
  const visitor = createClient<Database>(stack.url, stack.secrets.publishableKey)
  expect((await visitor.from('cart_items').select()).error?.code).toBe('42501')
  expect((await visitor.rpc('replace_cart', { p_lines: [], p_seen: [] })).error?.code).toBe('42501')
  expect(await cartOf(ben)).toEqual([['zinc', 2]])
})

test("a signed-in shopper's order has their id and e-mail, which PayPal's does not replace [ROLE-002]", async () => {
  const placed = await placeOrder({ id: ana, email: 'ana@example.com' }, { b12: 2 }, 2600)
  expect(await orderRow(placed.order_id)).toMatchObject({
    user_id: ana,
    email: 'ana@example.com',
    is_email_known: true,
  })
  await pay(placed, 2600)
  expect(await orderRow(placed.order_id)).toMatchObject({ status: 'paid', email: 'ana@example.com' })
  const [receipt] = await sql`select recipient from public.mail_outbox where kind = 'order_receipt'`
  expect(receipt?.recipient).toBe('ana@example.com')
})

test('an order that nobody has paid belongs to whoever pays it now', async () => {
  const key = randomUUID()
  const { order_id } = await placeOrder(null, { b12: 1 }, 1300, key)
  expect(await orderRow(order_id)).toMatchObject({ user_id: null, email: 'guest@ocotillo.example' })
  await placeOrder({ id: ana, email: 'ana@example.com' }, { b12: 1 }, 1300, key)
  expect(await orderRow(order_id)).toMatchObject({
    user_id: ana,
    email: 'ana@example.com',
    is_email_known: true,
  })
  const again = await placeOrder(null, { b12: 1 }, 1300, key)
  expect(again.order_id).toBe(order_id)
  expect(await orderRow(order_id)).toMatchObject({ user_id: null, is_email_known: false })
  await placeOrder({ id: ben, email: 'ben@example.com' }, { b12: 1 }, 1300, key)
  await pay(again, 1300)
  await placeOrder({ id: ana, email: 'ana@example.com' }, { b12: 1 }, 1300, key)
  expect(await orderRow(order_id)).toMatchObject({ user_id: ben, email: 'ben@example.com', status: 'paid' })
})

test.each(['COMPLETED', 'PENDING'])(
  'what was bought leaves the stored cart once when its payment is %s; what came since stays [CART-014]',
  async (status) => {
    await replace(ana, { b12: 2, zinc: 1 })
    await replace(ben, { b12: 2 })
    const placed = await placeOrder({ id: ana, email: 'ana@example.com' }, { b12: 2, zinc: 1 }, 3400)
    expect(await cartOf(ana)).toHaveLength(2)
    await replace(ana, { b12: 5, zinc: 1, iron: 1 }, { b12: 2, zinc: 1 })
    await pay(placed, 3400, status)
    expect(Object.fromEntries(await cartOf(ana))).toEqual({ b12: 3, iron: 1 })
    await pay(placed, 3400)
    expect(Object.fromEntries(await cartOf(ana))).toEqual({ b12: 3, iron: 1 })
    expect(await cartOf(ben)).toEqual([['b12', 2]])
  },
)

test("a guest's payment leaves every stored cart alone", async () => {
  await replace(ana, { b12: 2 })
  await pay(await placeOrder(null, { b12: 2 }, 2600), 2600)
  expect(await cartOf(ana)).toEqual([['b12', 2]])
})

test('payments and changes of the same cart at once never wait in a circle', async () => {
  await replace(ana, { b12: 20, zinc: 20 })
  const buyer = { id: ana, email: 'ana@example.com' }
  const placed = []
  for (let n = 0; n < 10; n += 1) placed.push(await placeOrder(buyer, { b12: 1, zinc: 1 }, 2100))
  const changes = Array.from({ length: 40 }, (_, n) =>
    replace(ana, { b12: 20, zinc: 20, iron: (n % 20) + 1 }, { b12: 20, zinc: 20 }),
  )
  const outcomes = await Promise.all([...changes, ...placed.map((each) => pay(each, 2100).then(() => null))])
  expect(outcomes.filter((told) => told && !['replaced', 'busy'].includes(told.outcome))).toEqual([])
  const left = Object.fromEntries(await cartOf(ana))
  expect([left.b12, left.zinc]).toEqual([10, 10])
})

test("an account's cart goes with the account", async () => {
  const id = randomUUID()
  await newAccount(id)
  await replace(id, { b12: 1 })
  await sql`delete from auth.users where id = ${id}`
  expect(await cartOf(id)).toEqual([])
})

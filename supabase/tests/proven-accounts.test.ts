import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

let stack: SharedStack
let sql: postgres.Sql
const id = randomUUID()
const email = `${id}@example.com`
const session = randomUUID()

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
  await sql`insert into public.products (id, name, price, content_rev, content_updated_at) values ('b12', 'Vitamin B12', 13, 'r', now())`
})
beforeEach(async () => {
  await sql`delete from auth.users where id = ${id}`
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`
  await sql`insert into auth.sessions (id, user_id) values (${session}, ${id})`
  await sql`insert into public.cart_items (user_id, product_id, quantity) values (${id}, 'b12', 1)`
  await sql`insert into public.orders (user_id, checkout_key, email, total_amount, status, access_token)
    values (${id}, ${randomUUID()}, ${email}, 13, 'paid', ${randomUUID()})`
})
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })

async function prove(address = email) {
  const { data, error } = await service().rpc('prove_account', {
    p_user_id: id,
    p_email: address,
    p_now: new Date().toISOString(),
  })
  expect(error).toBeNull()
  return data
}

/** What whoever has a token of this account reads, straight from the data API: lines of the cart, and orders. */
const seen = () =>
  sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: id, session_id: session })
    await transaction`select set_config('request.jwt.claim.sub', ${id}, true), set_config('request.jwt.claims', ${claims}, true)`
    await transaction`set local role authenticated`
    const counted = await transaction`select (select count(*)::int from public.cart_items) as lines,
      (select count(*)::int from public.orders) as orders`
    return counted[0]
  })

const everything = { lines: 1, orders: 1 }
const nothing = { lines: 0, orders: 0 }

test('a confirmed account shows nothing before it is proven, and its own afterwards', async () => {
  expect(await seen()).toEqual(nothing)
  expect(await prove()).toBe(true)
  expect(await seen()).toEqual(everything)
})

test('an address that changed without our page has to be proven anew', async () => {
  await prove()
  await sql`update auth.users set email = ${`other-${email}`} where id = ${id}`
  expect(await seen()).toEqual(nothing)
  expect(await prove()).toBe(false)
  expect(await prove(`Other-${email}`)).toBe(true)
  expect(await seen()).toEqual(everything)
})

test('an address that waits to be confirmed proves nothing', async () => {
  await sql`update auth.users set email_confirmed_at = null where id = ${id}`
  expect(await prove()).toBe(false)
  expect(await seen()).toEqual(nothing)
})

test('the token of a session that was ended reads nothing, however long it is valid', async () => {
  await prove()
  await sql`delete from auth.sessions where id = ${session}`
  expect(await seen()).toEqual(nothing)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readOrder, readOrders } from '@/lib/shop/orders/server/read-order'
import { connectToDatabase } from '../setup/database.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

const { env } = vi.hoisted(() => ({ env: { supabase: {} as Record<string, string> } }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

let stack: TestStack
let sql: Awaited<ReturnType<typeof connectToDatabase>>

beforeAll(async () => {
  stack = await startStack({ services: ['supabase'] })
  sql = await connectToDatabase(stack)
  env.supabase = {
    url: stack.url,
    publishableKey: stack.secrets.publishableKey,
    secretKey: stack.secrets.secretKey,
  }
  await sql`insert into public.products (id, name, price, content_rev, content_updated_at, is_exam_required)
    values ('b12', 'Vitamin B12', 13, 'r', now(), true)`
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

/** An order so many minutes ago, with a payment that PayPal is just asked about. */
async function newOrder(minutesAgo: number): Promise<string> {
  const id = randomUUID()
  await sql`insert into public.orders (id, checkout_key, email, total_amount, access_token, created_at)
    values (${id}, ${randomUUID()}, 'guest@example.com', 13, ${`secret-${randomUUID()}`}, now() - make_interval(mins => ${minutesAgo}))`
  await sql`insert into public.order_items (order_id, product_id, quantity, name, price) values (${id}, 'b12', 1, 'Vitamin B12', 13)`
  await sql`insert into public.payment_attempts (id, order_id, seq, amount, status, paypal_order_id)
    values (${id}, ${id}, 1, 13, 'capturing', ${`PAYPAL-${id}`})`
  return id
}

test('an order is read with its refunds, an exam to come and a payment under way [ROLE-002]', async () => {
  const id = await newOrder(0)
  expect(await readOrder(id, { for: 'buyer' })).toMatchObject({
    state: 'confirming',
    waitsForExam: true,
    refunds: [],
  })
  await sql`insert into public.payment_captures (paypal_capture_id, attempt_id, status, amount, currency, raw)
    values (${`CAP-${id}`}, ${id}, 'COMPLETED', 13, 'USD', '{}')`
  await sql`insert into public.refunds (paypal_refund_id, paypal_capture_id, status, amount, currency)
    values ('REF-1', ${`CAP-${id}`}, 'COMPLETED', 5.5, 'USD')`
  await sql`insert into public.exam_checks (order_id, ticked_by, ticked_at) values (${id}, 'nurse@example.com', now())`
  const seen = await readOrder(id, { for: 'buyer' })
  expect(seen).toMatchObject({ waitsForExam: false, refunds: [{ cents: 550, isDone: true }] })
  expect(await readOrder(id, { for: 'staff' })).toMatchObject({
    status: 'pending',
    exam: { by: 'nurse@example.com' },
    refundLog: [{ id: 'REF-1', by: null, cents: 550 }],
    paypalOrders: [`PAYPAL-${id}`],
  })
  expect(await readOrder(randomUUID(), { for: 'buyer' })).toBeNull()
})

test('two hundred orders are read at once, the newest first', async () => {
  const [older, newer] = [await newOrder(9), await newOrder(3)]
  const others = Array.from({ length: 198 }, () => randomUUID())
  const seen = await readOrders([older, ...others, newer], { for: 'buyer' })
  expect(seen.map(({ id }) => id)).toEqual([newer, older])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPayment } from '../../tests/setup/alarms.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'

// docs/decisions/0050-alarms.md
let stack: SharedStack
let sql: Awaited<ReturnType<typeof connectToDatabase>>
beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
afterAll(async () => {
  await sql?.end()
})

/** Noon in Arizona. */
const noon = new Date('2026-11-25T19:00:00Z')
const hoursBefore = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)
const figures = async () => {
  const [row] = await sql`select public.today_figures(${noon}) as figures`
  return row?.figures
}

test('nothing is nought, not nothing', async () => {
  expect(await figures()).toEqual({
    orders: { toFulfil: 0, needsAttention: 0, lackTime: 0 },
    exams: { waiting: 0 },
    stock: { low: 0, out: 0 },
    planned: { waiting: 0, failed: 0, nextAt: null },
    money: {
      today: { takenCents: 0, givenBackCents: 0 },
      week: { takenCents: 0, givenBackCents: 0 },
    },
  })
})

test('money counts on the clinic’s day, and given back is counted apart', async () => {
  // Today, the last minute of yesterday, seven days ago and before that: $13 each.
  for (const hours of [11, 12.02, 7 * 24 - 13, 7 * 24 + 12]) await newPayment(sql, hoursBefore(hours))
  const captures = await sql<{ id: string }[]>`select paypal_capture_id as id from public.payment_captures`
  await sql`update public.payment_captures set status = 'PENDING' where created_at = ${hoursBefore(7 * 24 + 12)}`
  await sql`insert into public.refunds (paypal_refund_id, paypal_capture_id, status, amount, currency, created_at, updated_at)
    values ('R1', ${captures[0]?.id ?? ''}, 'COMPLETED', 2.5, 'USD', ${hoursBefore(1)}, ${hoursBefore(1)}),
      ('R2', ${captures[0]?.id ?? ''}, 'PENDING', 1, 'USD', ${hoursBefore(1)}, ${hoursBefore(1)})`
  expect((await figures()).money).toEqual({
    today: { takenCents: 1300, givenBackCents: 250 },
    week: { takenCents: 3900, givenBackCents: 250 },
  })
})

test('what waits is counted once, where it is handled', async () => {
  await sql`insert into public.products (id, name, price, content_rev, content_updated_at, is_exam_required, stock_quantity)
    values ('b12', 'Vitamin B12', 13, 'r', now(), true, 5), ('d3', 'Vitamin D3', 28, 'r', now(), false, 0),
      ('zinc', 'Zinc', 20, 'r', now(), false, 80)`
  const order = async (product: string, paidHoursAgo: number, more: Record<string, unknown> = {}) => {
    const id = randomUUID()
    const row = {
      id,
      checkout_key: randomUUID(),
      email: 'guest@example.com',
      total_amount: 13,
      access_token: `secret-${randomUUID()}`,
      status: 'paid',
      paid_at: hoursBefore(paidHoursAgo),
      visit_area: 'Mesa',
      ...more,
    }
    await sql`insert into public.orders ${sql(row)}`
    await sql`insert into public.order_items (order_id, product_id, quantity, name, price) values (${id}, ${product}, 1, 'x', 13)`
  }
  await order('b12', 2)
  await order('zinc', 30)
  await order('zinc', 30, { time_chosen_at: hoursBefore(3) })
  await order('zinc', 30, {
    fulfilled_at: hoursBefore(1),
    fulfilled_by: 'nurse@example.com',
    status: 'fulfilled',
  })
  await order('zinc', 3, { status: 'needs_attention', attention: 'PAID_TWICE' })
  await order('zinc', 3, { status: 'refunded' })
  const plan = (state: string, hours: number) =>
    sql`insert into public.scheduled_groups (title, due_at, state, created_by, created_role, created_at, next_try_at)
      values ('Prices', ${hoursBefore(-hours)}, ${state}::public.schedule_state, 'ed@example.com', 'editor', now(), now())`
  for (const [state, hours] of [
    ['planned', 5],
    ['planned', 2],
    ['failed', -1],
    ['done', -3],
  ] as const)
    await plan(state, hours)
  const { orders, exams, stock, planned } = await figures()
  expect([planned.waiting, planned.failed, Date.parse(planned.nextAt)]).toEqual([
    2,
    1,
    hoursBefore(-2).getTime(),
  ])
  expect(orders).toEqual({ toFulfil: 3, needsAttention: 1, lackTime: 1 })
  expect(exams).toEqual({ waiting: 1 })
  expect(stock).toEqual({ low: 1, out: 1 })
})

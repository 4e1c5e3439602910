import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { letPass, mailboxOf, newBuyer, runJobs, type Started, setStock, stockOf, totalCents } from './buyer'
import type { Demo } from './demo'
import { type LedgerCapture, paypalOf } from './demo-paypal'

const product = 'injection-taurine'
const quantity = 2
const line = { productId: product, quantity }
const patience = { timeout: 60_000 }

/**
 * So many orders, each with two tabs, message, return and sweep all at once: one capture, one order, one mail each.
 */
export async function orderAtOnce(demo: Demo, count: number): Promise<void> {
  const paypal = paypalOf(demo)
  const run = randomUUID().slice(0, 8)
  await setStock(demo, product, 1000)
  const shoppers = Array.from({ length: count }, (_, n) => ({
    email: `at-once-${run}-${n}@example.com`,
    ...openTwoTabs(demo),
  }))
  const started = await Promise.all(shoppers.map(({ start }) => start()))
  expect(new Set(started.map(({ orderId }) => orderId)).size).toBe(count)

  await paypal.webhooks('duplicate')
  const sweeps = keepSweeping(demo)
  const answers = await Promise.all(
    shoppers.map(async ({ email, tabs }, n) => {
      const order = at(started, n)
      // PayPal's messages set out with the approval, so these returns race them and the sweep.
      await paypal.approve(order.paypalOrderId, { email })
      return Promise.all([...tabs, ...tabs].map((tab) => tab.settle(order)))
    }),
  )
  for (const { status, body } of answers.flat()) {
    expect(status, JSON.stringify(body)).toBe(200)
    expect(['paid', 'confirming'], JSON.stringify(body)).toContain(body.status)
  }

  for (const [n, { tabs }] of shoppers.entries())
    for (const tab of tabs)
      await expect.poll(async () => (await tab.state(at(started, n))).status, patience).toBe('paid')
  await sweeps.stop()
  await expectOneOfEach(demo, started)
  expect(await stockOf(demo, product)).toBe(1000 - count * quantity)
  for (const { email } of shoppers)
    await expect.poll(async () => (await mailboxOf(demo, email)).length, patience).toBe(2)
  await letPass(demo, -11)
}

type Buyer = ReturnType<typeof newBuyer>

/** Two tabs of one browser: the same checkout key, so the same order, whichever is first. */
function openTwoTabs(demo: Demo) {
  const first = newBuyer(demo)
  const second = newBuyer(demo, first.checkoutKey)
  const tabs = [first, second]
  return {
    tabs,
    async start(): Promise<Started> {
      const cents = await totalCents(demo, [line])
      const orders = await Promise.all(tabs.map((tab) => startPatiently(tab, cents)))
      const [one, other] = orders
      expect(other).toMatchObject({ orderId: one?.orderId, paypalOrderId: one?.paypalOrderId })
      return at(orders, 0)
    },
  }
}

/** Presses once more, as people do, when PayPal was still busy with the other tab's press. */
async function startPatiently(tab: Buyer, cents: number): Promise<Started> {
  let answer = await tab.order([line], cents)
  for (let more = 0; answer.status === 503 && more < 5; more += 1) answer = await tab.order([line], cents)
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ outcome: 'ready' })
  return { ...(answer.body as Started), checkoutKey: tab.checkoutKey }
}

/** Eleven minutes pass, after which the sweep looks for the first time; then it looks again and again. */
function keepSweeping(demo: Demo) {
  let isOver = false
  const sweeping = letPass(demo, 11).then(async () => {
    while (!isOver) await runJobs(demo)
  })
  return {
    stop() {
      isOver = true
      return sweeping
    },
  }
}

async function expectOneOfEach(demo: Demo, started: Started[]) {
  const ledger: { orders: { id: string; units: { custom_id?: string }[] }[]; captures: LedgerCapture[] } =
    await paypalOf(demo).control('ledger')
  const ids = started.map(({ orderId }) => orderId)
  const orders = await demo.rows('orders', `id=in.(${ids})&select=id,status,checkout_key,paypal_payment_id`)
  const attempts = await demo.rows('payment_attempts', `order_id=in.(${ids})&select=order_id,status`)
  const mails = await demo.rows('mail_outbox', `order_id=in.(${ids})&select=order_id,kind`)
  for (const { orderId, paypalOrderId, checkoutKey, totalCents } of started) {
    const captures = ledger.captures.filter(({ customId }) => customId === orderId)
    expect(captures).toMatchObject([{ orderId: paypalOrderId, status: 'COMPLETED', amountCents: totalCents }])
    expect(ledger.orders.filter(({ units }) => units[0]?.custom_id === orderId)).toHaveLength(1)
    expect(orders.filter(({ checkout_key }) => checkout_key === checkoutKey)).toEqual([
      { id: orderId, status: 'paid', checkout_key: checkoutKey, paypal_payment_id: captures[0]?.id },
    ])
    expect(attempts.filter(({ order_id }) => order_id === orderId)).toMatchObject([{ status: 'captured' }])
    const kinds = mails.filter(({ order_id }) => order_id === orderId).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['exam_needed', 'order_receipt', 'staff_order'])
  }
}

function at<Item>(list: Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`There is no item ${index}`)
  return item
}

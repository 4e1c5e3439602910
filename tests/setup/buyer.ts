import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type postgres from 'postgres'
import { connectToDatabase } from './database.ts'
import type { Demo } from './demo'
import { putOnShelf } from './stock.ts'

export type Line = { productId: string; quantity: number }
export type Started = { orderId: string; paypalOrderId: string; checkoutKey: string; totalCents: number }
/** What an answer of the shop may hold; a test names what it expects of it. */
export type Told = Partial<{
  outcome: string
  status: string
  reason: string
  message: string
  error: string
  field: string
  orderId: string
  ref: string
  paypalOrderId: string
  accessToken: string
  totalCents: number
}>
type Answer = { status: number; body: Told }

/** In Scottsdale, where the way costs nothing. */
export const visit = { zip: '85251', phone: '(480) 555-0100' }

/** A shopper who speaks to the shop as its pages do, from an address of its own. */
export function newBuyer(demo: Demo, checkoutKey: string = randomUUID()) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const ask = async (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(`${demo.ownUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: demo.siteUrl,
        'x-forwarded-for': address,
        'x-checkout-key': checkoutKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const order = (lines: Line[], expectedTotalCents: number) =>
    ask('/api/orders', { checkoutKey, lines, expectedTotalCents, visit })
  const settle = ({ orderId, paypalOrderId }: Started) =>
    ask(`/api/orders/${orderId}/settle`, { checkoutKey, paypalOrderId })
  return {
    checkoutKey,
    ask,
    order,
    settle,
    /** As the page does: PayPal's own message may be at work on the payment already, then the buyer asks again. */
    async settled(started: Started): Promise<Told> {
      let told: Told = {}
      await expect
        .poll(
          async () => {
            told = (await settle(started)).body
            // An answer without a state is a "try again".
            return told.status ?? 'confirming'
          },
          { timeout: 60_000 },
        )
        .not.toBe('confirming')
      return told
    },
    /** Begins to pay at today's prices; fails the test when the shop does not let it. */
    async start(...lines: Line[]): Promise<Started> {
      const { status, body } = await order(lines, await totalCents(demo, lines))
      expect(body, JSON.stringify(body)).toMatchObject({ outcome: 'ready' })
      expect(status).toBe(200)
      return { ...(body as Started), checkoutKey }
    },
    state: async ({ orderId }: Started) => (await ask(`/api/orders/${orderId}`)).body,
  }
}

/** What these lines cost at the shop's present prices. */
export async function totalCents(demo: Demo, lines: Line[]): Promise<number> {
  const products = await demo.products('select=id,price')
  return lines.reduce((sum, { productId, quantity }) => {
    const price = Number(products.find(({ id }) => id === productId)?.price)
    return sum + Math.round(price * 100) * quantity
  }, 0)
}

/** The shop's own books about one order. */
export async function booksOf(demo: Demo, { orderId }: Pick<Started, 'orderId'>) {
  const [order] = await demo.rows('orders', `id=eq.${orderId}`)
  const mails = await demo.rows('mail_outbox', `order_id=eq.${orderId}&order=kind`)
  return {
    order,
    items: await demo.rows('order_items', `order_id=eq.${orderId}&order=product_id`),
    attempts: await demo.rows('payment_attempts', `order_id=eq.${orderId}&order=seq`),
    mailKinds: mails.map(({ kind }) => kind),
  }
}

export const stockOf = async (demo: Demo, productId: string) =>
  (await demo.products(`id=eq.${productId}`))[0]?.stock_quantity

/** Sets what is in stock, as a delivery or a count would. */
export const setStock = (demo: Demo, productId: string, units: number) =>
  withDatabase(demo, (sql) => putOnShelf(sql, units, productId))

async function withDatabase(demo: Demo, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = await connectToDatabase(demo)
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}

/** Moves the demo's clock on and runs every job once, as a scheduler does. */
export async function letPass(demo: Demo, minutes: number): Promise<void> {
  await moveOn(demo, minutes)
  await runJobs(demo)
}

/** Moves the demo's clock on, or back, and runs no job. The site knows at once. */
export async function moveOn(demo: Demo, minutes: number): Promise<void> {
  const clock = `${demo.ownUrl}/api/local/clock`
  const headers = { authorization: `Bearer ${demo.secrets.controlToken}`, 'content-type': 'application/json' }
  const { offsetMs } = await (await fetch(clock)).json()
  const body = JSON.stringify({ offsetMs: offsetMs + minutes * 60_000 })
  const moved = await fetch(clock, { method: 'POST', headers, body })
  expect(moved.status).toBe(200)
}

/** Runs every job once. */
export async function runJobs(demo: Demo): Promise<string[]> {
  const cron = await fetch(`${demo.ownUrl}/api/cron`, {
    headers: { authorization: `Bearer ${demo.secrets.cronSecret}` },
  })
  expect(cron.status).toBe(200)
  return (await cron.json()).ran
}

/** Mails in the mailbox to this address. */
export async function mailboxOf(
  demo: Demo,
  to: string,
): Promise<{ subject: string; text: string; html: string; replyTo: string | null }[]> {
  return (await fetch(`${demo.stackUrl}/mail/messages.json?to=${encodeURIComponent(to)}`)).json()
}

/** Longer than a webhook's second try (30 s) and a lost one's last resort, the poll (60 s). */
export const longPatience = { timeout: 75_000 }

/** Waits for a change that the shop makes by itself, such as after a webhook. */
export const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, longPatience)

/** So many of each product that no test buys them up. */
export const fillShelves = (demo: Demo) => withDatabase(demo, (sql) => putOnShelf(sql, 100_000))

/** The products of which a test left fewer than a new one has (INJ-020): the next test would find them sold out. */
export const emptyShelves = async (demo: Demo): Promise<string[]> =>
  (await demo.products('stock_quantity=lt.50&select=id')).map(({ id }) => String(id))

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startOrderRequest } from '@/lib/shop/orders/server/requests'
import { settleAttempt } from '@/lib/shop/orders/server/settle'
import { startOrder } from '@/lib/shop/orders/server/start'
import { currentOffers } from '@/lib/shop/payments/server/gateways'
import { visit } from '../setup/buyer.ts'
import { connectToDatabase } from '../setup/database.ts'
import { paypalOf } from '../setup/paypal.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

const { env, zed } = vi.hoisted(() => ({
  env: {
    siteUrl: 'https://clinic.example',
    guestEmail: 'guest@ocotillo.example',
    giftCardKey: 'a key of this test alone, of no card',
    supabase: {} as Record<string, string>,
    paypal: {} as Record<string, unknown>,
  },
  /** Takes whatever it is asked for. */
  zed: {
    offer: () => ({}),
    merchantId: () => undefined,
    asked: {} as Record<string, object>,
    createOrder: async (attemptId: string, body: object) => {
      const id = `zed-${attemptId.slice(0, 8)}`
      zed.asked[id] = { ...body, id }
      return { id }
    },
    readOrder: async (id: string) => ({ ...zed.asked[id], status: 'APPROVED' }),
    captureOrder: async (id: string) => ({
      id,
      status: 'COMPLETED',
      purchase_units: [
        {
          payments: {
            captures: [
              { id: `${id}c`, status: 'COMPLETED', amount: { currency_code: 'USD', value: '26.00' } },
            ],
          },
        },
      ],
    }),
  },
}))
vi.mock('@/lib/platform/server/env', () => ({ env }))
vi.mock('@/lib/shop/payments/server/gateways', async (original) => {
  const registry = await original<typeof import('@/lib/shop/payments/server/gateways')>()
  Object.assign(registry.gateways, { zed })
  return registry
})
vi.mock('@/lib/content/server/service-areas', () => ({
  listZipAreas: async () => [{ city: 'Scottsdale', responseTime: null, travelFee: 0, zipCodes: [visit.zip] }],
}))
// The catalogue is the database's: nothing is read from the CMS here.
vi.mock('@/lib/shop/products/server/catalogue', () => ({ refreshProducts: async () => undefined }))

let stack: TestStack
let sql: Awaited<ReturnType<typeof connectToDatabase>>

beforeAll(async () => {
  stack = await startStack({ services: ['supabase', 'paypal'] })
  sql = await connectToDatabase(stack)
  env.supabase = {
    url: stack.url,
    publishableKey: stack.secrets.publishableKey,
    secretKey: stack.secrets.secretKey,
  }
  env.paypal = {
    apiUrl: `${stack.url}/paypal`,
    clientId: stack.secrets.paypalClientId,
    clientSecret: stack.secrets.paypalClientSecret,
    webhookId: stack.secrets.paypalWebhookId,
  }
  await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at) values
    ('b12', 'Vitamin B12', 13, 1000, 'r', now())`
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

const asked = { lines: [{ productId: 'b12', quantity: 2 }], visit, expectedTotalCents: 26_00 }

test('a shopper who changes the gateway has one order and is charged by the one chosen last [PAY-006]', async () => {
  expect(Object.keys(currentOffers())).toEqual(['paypal', 'zed'])
  const checkoutKey = randomUUID()
  const start = async (gateway: string) => {
    const started = await startOrder(startOrderRequest.parse({ ...asked, checkoutKey, gateway }), '', null)
    if (started.outcome !== 'ready') throw new Error(JSON.stringify(started))
    return started
  }
  const first = await start('paypal')
  const second = await start('zed')
  expect(second.orderId).toBe(first.orderId)
  expect(second.paypalOrderId).toMatch(/^zed-/)
  expect((await start('zed')).paypalOrderId).toBe(second.paypalOrderId)

  // PayPal's window was still open somewhere.
  await paypalOf(stack).approve(first.paypalOrderId, { email: 'ana@example.com' })
  const attempts = () =>
    sql<{ id: string; status: string; problem: string | null }[]>`
      select id, status, problem from public.payment_attempts where order_id = ${first.orderId} order by seq`
  for (const { id } of await attempts()) await settleAttempt(id, new Date())
  expect(await attempts()).toMatchObject([
    { status: 'failed', problem: 'OTHER_GATEWAY' },
    { status: 'captured', problem: null },
  ])
  const [order] = await sql`select status from public.orders where id = ${first.orderId}`
  expect(order).toMatchObject({ status: 'paid' })
  const captures = await sql`select paypal_capture_id as id from public.payment_captures`
  expect(captures.map(({ id }) => id)).toEqual([`${second.paypalOrderId}c`])
})

test('nobody pays at a gateway that is not known here', () => {
  const request = { ...asked, checkoutKey: randomUUID() }
  expect(startOrderRequest.parse(request).gateway).toBe('paypal')
  expect(startOrderRequest.safeParse({ ...request, gateway: 'constructor' }).success).toBe(false)
})

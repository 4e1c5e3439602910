import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { processValues } from '@/lib/platform/server/process-state'
import { PayPalMisconfigured, PayPalRefusal, PayPalUnclear } from '@/lib/shop/payments/server/ask-paypal'
import {
  captureOrder,
  createOrder,
  isWebhookGenuine,
  listWebhookEvents,
  orderRequest,
  readCapture,
  readOrder,
  readRefund,
  refundCapture,
  refundRequest,
} from '@/lib/shop/payments/server/paypal'
import { captureOfRefund, capturesOf, payerEmail, refundsOf } from '@/lib/shop/payments/server/paypal-answers'
import { moveClock, paypalOf, startPaypal, startReceiver } from '../setup/paypal.ts'
import { expectMatches } from '../setup/paypal-openapi.ts'
import type { TestStack } from '../setup/stack.ts'

const { env } = vi.hoisted(() => ({ env: { paypal: {} as Record<string, unknown> } }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

type Call = { method: string; path: string; body: string; status: number; answer: string }

let stack: TestStack
let paypal: ReturnType<typeof paypalOf>
let shop: Awaited<ReturnType<typeof startReceiver>>
const calls: Call[] = []
/** What our client really sends, and gets, on its way to the stand-in. */
const recorder = createServer(async (request, response) => {
  const body = await text(request)
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  const answer = await fetch(`${stack.url}${request.url}`, {
    method: request.method,
    headers: headers as Record<string, string>,
    body: body || undefined,
  }).catch(() => undefined)
  if (!answer) return response.destroy()
  const path = request.url?.replace('/paypal', '') ?? ''
  calls.push({
    method: request.method ?? '',
    path,
    body,
    status: answer.status,
    answer: await answer.clone().text(),
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await answer.arrayBuffer()))
})

beforeAll(async () => {
  shop = await startReceiver()
  stack = await startPaypal(shop.url)
  paypal = paypalOf(stack)
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve))
  env.paypal = {
    apiUrl: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}/paypal`,
    clientId: stack.secrets.paypalClientId,
    clientSecret: stack.secrets.paypalClientSecret,
    webhookId: stack.secrets.paypalWebhookId,
  }
})
beforeEach(async () => {
  calls.length = 0
  await paypal.control('POST', '/reset')
})
afterAll(async () => {
  await new Promise((resolve) => recorder.close(resolve))
  await stack?.stop()
  await shop?.stop()
})

const request = (orderId = randomUUID()) =>
  orderRequest({
    orderId,
    amountCents: 5933,
    feeCents: 2500,
    discountCents: 2500,
    items: [
      { quantity: 2, price_cents: 1300 },
      { quantity: 1, price_cents: 3333 },
    ],
    brandName: 'Ocotillo',
    siteUrl: 'https://clinic.example',
  })

async function paid() {
  const order = await createOrder(randomUUID(), request())
  await paypal.approve(order.id)
  const captured = await captureOrder(order.id, randomUUID(), 1)
  return { order, captured }
}
const fault = (what: object, match: object = {}) => paypal.control('POST', '/faults', { match, do: what })

test('an order from its making to its money, each call repeatable [PAY-004] [PAY-005]', async () => {
  const [attempt, orderId] = [randomUUID(), randomUUID()]
  const order = await createOrder(attempt, request(orderId))
  expect((await createOrder(attempt, request(orderId))).id).toBe(order.id)
  expect(order.status).toBe('PAYER_ACTION_REQUIRED')
  await paypal.approve(order.id, { email: 'ana@example.com' })
  expect(await readOrder(order.id)).toMatchObject({ status: 'APPROVED', intent: 'CAPTURE' })
  const captured = await captureOrder(order.id, attempt, 1)
  const again = await captureOrder(order.id, attempt, 1)
  const [capture] = capturesOf(captured)
  expect(capturesOf(again)).toMatchObject([{ id: capture?.id, status: 'COMPLETED' }])
  expect(payerEmail(captured)).toBe('ana@example.com')
  expect(await readCapture(capture?.id ?? '')).toMatchObject({
    custom_id: orderId,
    amount: { value: '59.33' },
  })
  expect(
    (await paypal.ledger()).captures.filter((one: { orderId: string }) => one.orderId === order.id),
  ).toHaveLength(1)
})

test('money back, part and rest: the same request again is the same refund, and PayPal’s order lists both', async () => {
  const { order, captured } = await paid()
  const captureId = capturesOf(captured)[0]?.id ?? ''
  const id = randomUUID()
  const part = () => refundCapture(captureId, refundRequest(id, 1000, '0a1b2c3d'))
  await fault({ dropAfterCommit: true }, { path: '^.+/refund$', nth: 1 })
  await expect(part()).rejects.toBeInstanceOf(PayPalUnclear)
  const refund = await part()
  expect(refund).toMatchObject({ status: 'COMPLETED', custom_id: id, amount: { value: '10.00' } })
  expect((await part()).id).toBe(refund.id)
  expect(captureOfRefund(refund)).toBe(captureId)
  expect(await readRefund(refund.id)).toMatchObject({ id: refund.id, status: 'COMPLETED' })
  await expect(refundCapture(captureId, refundRequest(randomUUID(), 4934, '0a1b2c3d'))).rejects.toMatchObject(
    { issue: 'REFUND_AMOUNT_EXCEEDED' },
  )
  await refundCapture(captureId, refundRequest(randomUUID(), 4933, '0a1b2c3d'))
  expect(refundsOf(await readOrder(order.id)).map(({ amount }) => amount.value)).toEqual(['10.00', '49.33'])
  expect((await readCapture(captureId)).status).toBe('REFUNDED')
})

const forgetToken = () => delete processValues['paypal-token']

test('one token serves all calls, asked for once; a withdrawn or expired one is renewed [A5 case 13]', async () => {
  const tokenCalls = () => calls.filter(({ path }) => path === '/v1/oauth2/token').length
  forgetToken()
  await Promise.all([createOrder(randomUUID(), request()), createOrder(randomUUID(), request())])
  expect(tokenCalls()).toBe(1)
  await moveClock(stack, 24 * 3600 * 1000)
  await createOrder(randomUUID(), request())
  expect(tokenCalls()).toBe(2)
  await moveClock(stack, 0)
})

test('a clear no is a refusal with its issue; anything unclear is unclear; wrong keys are ours', async () => {
  const order = await createOrder(randomUUID(), request())
  const capture = () => captureOrder(order.id, randomUUID(), 1)
  await expect(capture()).rejects.toMatchObject({ issue: 'ORDER_NOT_APPROVED', status: 422 })
  await expect(readOrder('0'.repeat(17))).rejects.toBeInstanceOf(PayPalRefusal)
  await paypal.approve(order.id)
  for (const what of [{ status: 500 }, { status: 429 }, { dropBefore: true }, { dropAfterCommit: true }]) {
    await fault(what, { path: '^.+/capture$' })
    await expect(capture()).rejects.toBeInstanceOf(PayPalUnclear)
    await paypal.control('POST', '/reset')
  }
  const { clientSecret } = env.paypal
  env.paypal.clientSecret = 'of another mode'
  forgetToken()
  await expect(capture()).rejects.toBeInstanceOf(PayPalMisconfigured)
  env.paypal.clientSecret = clientSecret
})

test('a webhook is genuine with the very bytes that were signed, and else it is not', async () => {
  const before = shop.received.length
  await paid()
  await vi.waitUntil(() => shop.received.length > before, { timeout: 30_000 })
  const [{ headers, text: body } = { headers: {} as Record<string, string>, text: '' }] =
    shop.received.slice(before)
  const signature = {
    auth_algo: headers['paypal-auth-algo'] ?? '',
    cert_url: headers['paypal-cert-url'] ?? '',
    transmission_id: headers['paypal-transmission-id'] ?? '',
    transmission_sig: headers['paypal-transmission-sig'] ?? '',
    transmission_time: headers['paypal-transmission-time'] ?? '',
  }
  expect(await isWebhookGenuine(signature, body)).toBe(true)
  expect(await isWebhookGenuine(signature, body.replace('USD', 'EUR'))).toBe(false)
  expect(await isWebhookGenuine({ ...signature, transmission_id: randomUUID() }, body)).toBe(false)
  expect(await isWebhookGenuine({ ...signature, transmission_time: 'yesterday' }, body)).toBe(false)
})

test('PayPal’s own list of its messages can be read, over all its pages', async () => {
  const orders = [await paid(), await paid()].map(({ order }) => order.id)
  const hour = 3600_000
  const list = (pageSize?: number) =>
    listWebhookEvents(new Date(Date.now() - hour), new Date(Date.now() + hour), pageSize)
  const whole = await list()
  for (const id of orders) expect(JSON.stringify(whole)).toContain(id)
  expect(whole.length).toBeGreaterThan(3)
  expect((await list(1)).map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
})

describe("our calls are what PayPal's API descriptions say", () => {
  test('every request we send and every answer we read', async () => {
    const { captured } = await paid()
    await readOrder(captured.id)
    const captureId = capturesOf(captured)[0]?.id ?? ''
    await readCapture(captureId)
    const { id } = await refundCapture(captureId, refundRequest(randomUUID(), 1000, '0a1b2c3d'))
    await readRefund(id)
    await listWebhookEvents(new Date(Date.now() - 3600_000), new Date(Date.now() + 3600_000))
    const described = calls.filter(({ path }) => path !== '/v1/oauth2/token')
    expect(
      described.map(({ method, path }) => `${method} ${path.split('?')[0]?.replace(/[A-Z0-9]{17}/, 'ID')}`),
    ).toEqual([
      'POST /v2/checkout/orders',
      'POST /v2/checkout/orders/ID/capture',
      'GET /v2/checkout/orders/ID',
      'GET /v2/payments/captures/ID',
      'POST /v2/payments/captures/ID/refund',
      'GET /v2/payments/refunds/ID',
      'GET /v1/notifications/webhooks-events',
    ])
    for (const { method, path, body, status, answer } of described) {
      if (body) expectMatches(method, path, 'request', JSON.parse(body))
      expectMatches(method, path, status, JSON.parse(answer))
    }
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Json,
  moveClock,
  orderFor,
  paypalOf,
  type Received,
  startPaypal,
  startReceiver,
} from '../setup/paypal.ts'
import type { TestStack } from '../setup/stack.ts'

let stack: TestStack
let paypal: ReturnType<typeof paypalOf>
let shop: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  shop = await startReceiver()
  stack = await startPaypal(shop.url)
  paypal = paypalOf(stack)
})
beforeEach(async () => {
  await paypal.control('POST', '/reset')
  await moveClock(stack, 0)
  shop.status = 200
  shop.delayMs = 0
})
afterAll(async () => {
  await stack.stop()
  await shop.stop()
})

/** What the shop was told about this order, oldest first. */
const toldAbout = (order: string): Received[] => shop.received.filter(({ text }) => text.includes(order))
const typesAbout = (order: string) => toldAbout(order).map(({ event }) => event.event_type)
const eventually = (order: string) => expect.poll(() => typesAbout(order), { timeout: 30_000 })
const setMode = (mode: string, delayMs?: number) => paypal.control('POST', '/webhooks', { mode, delayMs })
const eventsAbout = async (order: string) => {
  const { body } = await paypal.call('GET', '/v1/notifications/webhooks-events?page_size=300')
  return body.events.filter((event: Json) => JSON.stringify(event).includes(order))
}

describe('what is told', () => {
  test('approval and capture, with what is needed to find the order', async () => {
    const { order, id } = await paypal.paid()
    await eventually(order).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
    const [approved, captured] = toldAbout(order)
    expect(approved?.event).toMatchObject({
      resource_type: 'checkout-order',
      resource: { id: order, status: 'APPROVED' },
    })
    expect(captured?.event.resource).toMatchObject({
      id,
      custom_id: orderFor('1').purchase_units[0]?.custom_id,
      supplementary_data: { related_ids: { order_id: order } },
    })
    expect(captured?.event.resource.links).toContainEqual({
      href: expect.stringMatching(new RegExp(`/v2/checkout/orders/${order}$`)),
      rel: 'up',
      method: 'GET',
    })
  })

  test.each([
    ['COMPLETED', 'PAYMENT.CAPTURE.COMPLETED', 'COMPLETED'],
    ['DENIED', 'PAYMENT.CAPTURE.DENIED', 'DECLINED'],
  ])('a capture under review is told as pending, and then as %s', async (status, event, shown) => {
    const order = await paypal.approved()
    await paypal.control('POST', `/orders/${order}/capture-status`, { next: 'PENDING', reason: 'ECHECK' })
    const { body } = await paypal.capture(order)
    expect(body.purchase_units[0].payments.captures[0]).toMatchObject({
      status: 'PENDING',
      status_details: { reason: 'ECHECK' },
    })
    await paypal.control('POST', `/orders/${order}/capture-status`, { status })
    await eventually(order).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', event])
    expect((await paypal.order(order)).body.purchase_units[0].payments.captures[0].status).toBe(shown)
  })

  test('a declined capture, refunds and a reversal', async () => {
    const declined = await paypal.approved()
    await paypal.control('POST', `/orders/${declined}/capture-status`, { next: 'DECLINED' })
    await paypal.capture(declined)
    await eventually(declined).toContain('PAYMENT.CAPTURE.DECLINED')

    const { order, id } = await paypal.paid('30.00')
    await paypal.control('POST', `/orders/${order}/refund`, { value: '10.00' })
    await paypal.control('POST', `/orders/${order}/capture-status`, { status: 'REVERSED' })
    await expect
      .poll(() => toldAbout(id).map(({ event }) => [event.event_type, event.resource.amount.value]))
      .toEqual([
        ['PAYMENT.CAPTURE.COMPLETED', '30.00'],
        ['PAYMENT.CAPTURE.REFUNDED', '10.00'],
        ['PAYMENT.CAPTURE.REVERSED', '20.00'],
      ])
  })

  test('an approval that is not captured within three hours is taken back', async () => {
    const order = await paypal.approved()
    await moveClock(stack, 3.1 * 3_600_000)
    await eventually(order).toEqual(['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'])
    expect(toldAbout(order)[1]?.event.resource).toMatchObject({ order_id: order })
    expect((await paypal.capture(order)).status).toBe(404)
  })
})

describe('how it is delivered', () => {
  test('again and again until the shop has taken it', async () => {
    shop.status = 500
    const order = await paypal.approved()
    await expect.poll(() => toldAbout(order).length).toBeGreaterThanOrEqual(3)
    shop.status = 200
    const lastOne = async () => (await paypal.ledger()).events.at(-1)
    await expect.poll(lastOne).toMatchObject({ state: 'delivered' })
    const told = toldAbout(order)
    expect((await lastOne()).attempts).toBe(told.length)
    expect(new Set(told.map(({ text }) => text)).size, 'the same each time').toBe(1)
  })

  test('after a restart, and after kill -9, what was not taken comes again', async () => {
    shop.status = 503
    const order = await paypal.approved()
    await expect.poll(() => toldAbout(order).length).toBeGreaterThan(0)
    await stack.restart()
    await stack.kill()
    shop.status = 200
    const before = toldAbout(order).length
    await stack.restart()
    await expect.poll(() => toldAbout(order).length).toBeGreaterThan(before)
    await expect.poll(async () => (await paypal.ledger()).events.at(-1).state).toBe('delivered')
  })

  test('off: it is recorded, listed, and comes when it is asked for', async () => {
    await setMode('off')
    const { order } = await paypal.paid()
    await setMode('on')
    const { order: later } = await paypal.paid()
    await eventually(later).toHaveLength(2)
    expect(toldAbout(order)).toEqual([])
    const [captured, approved] = await eventsAbout(order)
    expect([approved.event_type, captured.event_type]).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
    ])
    await setMode('off')
    const path = `/v1/notifications/webhooks-events/${captured.id}/resend`
    expect((await paypal.call('POST', path, {})).status).toBe(202)
    await eventually(order).toEqual(['PAYMENT.CAPTURE.COMPLETED'])
  })

  test('delayed: later', async () => {
    await setMode('delayed', 1500)
    const before = Date.now()
    const order = await paypal.approved()
    await eventually(order).toHaveLength(1)
    expect(Date.now() - before).toBeGreaterThan(1400)
  })

  test('duplicate: the same event twice, each time signed anew', async () => {
    await setMode('duplicate')
    const order = await paypal.approved()
    await eventually(order).toHaveLength(2)
    const [first, second] = toldAbout(order)
    expect(second?.text).toBe(first?.text)
    expect(second?.headers['paypal-transmission-id']).not.toBe(first?.headers['paypal-transmission-id'])
  })

  test('before the response: the shop knows it from the webhook first', async () => {
    await setMode('before-response')
    shop.delayMs = 300
    const order = await paypal.approved()
    await paypal.capture(order)
    expect(typesAbout(order)).toContain('PAYMENT.CAPTURE.COMPLETED')
  })

  test('out of order: the newer event first', async () => {
    await setMode('out-of-order')
    const { order } = await paypal.paid()
    await eventually(order).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'])
    const lonely = await paypal.approved()
    await eventually(lonely).toEqual(['CHECKOUT.ORDER.APPROVED'])
  })

  test('tests can send any event, rightly signed or forged', async () => {
    const event = { id: 'WH-MINE', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'UNKNOWN' } }
    shop.status = 204
    expect((await paypal.control('POST', '/events', { event })).body).toEqual({ status: 204 })
    shop.status = 400
    expect((await paypal.control('POST', '/events', { event, isForged: true })).body).toEqual({ status: 400 })
    const [signed, forged] = shop.received.slice(-2)
    expect(signed?.event).toEqual(event)
    expect(await statusOf(signed as Received)).toBe('SUCCESS')
    expect(await statusOf(forged as Received)).toBe('FAILURE')
  })
})

describe('the list of events', () => {
  // The approvals of the other tests would lapse when the clock moves, and be told in between.
  let empty: TestStack
  beforeAll(async () => {
    empty = await startPaypal(shop.url)
  })
  afterAll(() => empty.stop())

  test('by time and type, in pages', async () => {
    const paypal = paypalOf(empty)
    await paypal.control('POST', '/webhooks', { mode: 'off' })
    await moveClock(empty, 40 * 24 * 3_600_000)
    const start = new Date(Date.now() + 40 * 24 * 3_600_000 - 60_000).toISOString()
    for (let count = 0; count < 3; count += 1) await paypal.paid()
    const list = async (query: string) =>
      (await paypal.call('GET', `/v1/notifications/webhooks-events?start_time=${start}&${query}`)).body
    expect((await list('')).count).toBe(6)
    expect((await list(`end_time=${start}`)).count).toBe(0)
    expect((await list('event_type=CHECKOUT.ORDER.APPROVED')).count).toBe(3)
    const page = await list('page_size=4')
    expect(page.count).toBe(4)
    const { href } = page.links.find(({ rel }: { rel: string }) => rel === 'next')
    const { body: rest } = await paypal.call('GET', href.slice(`${empty.url}/paypal`.length))
    expect(rest.count).toBe(2)
    expect(rest.links.map(({ rel }: { rel: string }) => rel)).toEqual(['self'])
    const { body: one } = await paypal.call('GET', `/v1/notifications/webhooks-events/${rest.events[0].id}`)
    expect(one).toEqual(rest.events[0])
  })
})

describe('verifying', () => {
  let sent: Received
  beforeAll(async () => {
    await setMode('on')
    const order = await paypal.approved()
    sent = await vi.waitUntil(() => toldAbout(order)[0], { timeout: 30_000 })
  })

  test('what was sent is found right, byte for byte', async () => {
    expect(await statusOf(sent)).toBe('SUCCESS')
    expect(await statusOf({ ...sent, text: JSON.stringify(sent.event) })).toBe('SUCCESS')
  })

  test('another byte, another order of members or a space is found wrong', async () => {
    const { event, text } = sent
    for (const altered of [
      text.replace('12.50', '12.51'),
      JSON.stringify(event, null, 1),
      JSON.stringify({ ...event, id: event.id, extra: true }),
      JSON.stringify(Object.fromEntries(Object.entries(event).toReversed())),
    ]) {
      expect(await statusOf({ ...sent, text: altered })).toBe('FAILURE')
    }
  })

  test.each([
    ['webhook_id', 'ANOTHERWEBHOOK123'],
    ['transmission_id', 'b7a4c1c0-0000-4000-8000-000000000000'],
    ['transmission_time', '2026-01-01T00:00:00.000Z'],
    ['transmission_sig', 'a'.repeat(64)],
    ['auth_algo', 'SHA1'],
    ['cert_url', 'https://evil.example/cert'],
  ])('another %s is found wrong', async (name, value) => {
    expect(await statusOf(sent, { [name]: value })).toBe('FAILURE')
  })

  test('a body that smuggles in a second event is found wrong', async () => {
    const forged = '{"event_type":"PAYMENT.CAPTURE.COMPLETED"}'
    expect(await statusOf({ ...sent, text: `${sent.text},"webhook_event":${forged}` })).toBe('FAILURE')
    expect(await statusOf({ ...sent, text: `${forged},"webhook_event":${sent.text}` })).toBe('FAILURE')
  })

  test('a question that lacks a part is refused', async () => {
    const { body } = await paypal.call('POST', '/v1/notifications/verify-webhook-signature', {})
    expect(body.name).toBe('INVALID_REQUEST')
    expect(body.details).toHaveLength(7)
  })
})

/** Asks as the shop does, with the received text as it is. */
async function statusOf({ headers, text }: Received, altered: Record<string, string> = {}): Promise<string> {
  const values = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: stack.secrets.paypalWebhookId,
    ...altered,
  }
  const question = `${JSON.stringify(values).slice(0, -1)},"webhook_event":${text}}`
  const { body } = await paypal.call('POST', '/v1/notifications/verify-webhook-signature', question)
  return body.verification_status
}

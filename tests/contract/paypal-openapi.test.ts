import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answered, type Json, moveClock, orderFor, paypalOf, startReceiver } from '../setup/paypal.ts'
import { expectMatches, expectWebhookEvent } from '../setup/paypal-openapi.ts'
import { localTest, payPalUnderTest } from '../setup/under-test.ts'

describe("the answers are what PayPal's API descriptions say", () => {
  let stack: Awaited<ReturnType<typeof payPalUnderTest>>
  let paypal: ReturnType<typeof paypalOf>
  let shop: Awaited<ReturnType<typeof startReceiver>>

  beforeAll(async () => {
    shop = await startReceiver()
    stack = await payPalUnderTest(shop.url)
    paypal = paypalOf(stack)
  })
  afterAll(async () => {
    await stack?.stop()
    await shop?.stop()
  })

  /** Makes the call and looks at what was asked and what was answered. */
  async function ask(method: string, path: string, body?: unknown, headers = {}): Promise<Answered> {
    const answer = await paypal.call(method, path, body, undefined, headers)
    if (body !== undefined && answer.status < 300) expectMatches(method, path, 'request', body)
    if (answer.status !== 204) expectMatches(method, path, answer.status, answer.body)
    return answer
  }
  const minimal = { prefer: 'return=minimal' }
  const usd = (value: string) => ({ currency_code: 'USD', value })

  test('the descriptions would notice: an amount as a number, an unknown status and an invented issue', async () => {
    const { body } = await paypal.create()
    const orders = '/v2/checkout/orders'
    const wrongAmount = structuredClone(orderFor('1.00')) as Json
    wrongAmount.purchase_units[0].amount.value = 1
    expect(() => expectMatches('POST', orders, 'request', wrongAmount)).toThrow()
    expect(() => expectMatches('POST', orders, 201, { ...body, status: 'FINE' })).toThrow()
    const { body: refusal } = await paypal.create(orderFor('0.001'))
    refusal.details[0].issue = 'TOO_LITTLE'
    expect(() => expectMatches('POST', orders, 422, refusal)).toThrow()
  })

  const amount = "/purchase_units/@reference_id=='default'/amount"
  const lengths: [string, object][] = [
    ['in full', {}],
    ['in short', minimal],
  ]

  test.each(lengths)('an order that waits for its payer, %s', async (_, headers) => {
    const { body } = await ask('POST', '/v2/checkout/orders', orderFor('30.00'), headers)
    const path = `/v2/checkout/orders/${body.id}`
    await ask('PATCH', path, [{ op: 'replace', path: amount, value: usd('31.00') }])
    expect((await ask('GET', path)).body.purchase_units[0].amount.value).toBe('31.00')
    expect((await ask('POST', `${path}/capture`, undefined, headers)).status).toBe(422)
  })

  localTest.each(lengths)('an order from its making to its refund, %s', async (_, headers) => {
    const { body: made } = await ask('POST', '/v2/checkout/orders', orderFor('30.00'), headers)
    const path = `/v2/checkout/orders/${made.id}`
    await ask('GET', path)
    await ask('PATCH', path, [{ op: 'replace', path: amount, value: usd('31.00') }])
    await paypal.approve(made.id)
    await ask('GET', path)
    expect((await ask('POST', `${path}/capture`, undefined, headers)).status).toBe(201)
    const { body: paid } = await ask('GET', path)
    const [capture] = paid.purchase_units[0].payments.captures
    const refund = `/v2/payments/captures/${capture.id}/refund`
    const sent = { amount: usd('10.00'), note_to_payer: 'Sorry' }
    const { body: refunded } = await ask('POST', refund, sent, headers)
    expect((await ask('GET', `/v2/payments/captures/${capture.id}`)).body.status).toBe('PARTIALLY_REFUNDED')
    await ask('GET', `/v2/payments/refunds/${refunded.id}`)
    await ask('GET', path)
  })

  localTest.each(['PENDING', 'DECLINED'])('a capture that is %s', async (next) => {
    const order = await paypal.approved()
    await paypal.control('POST', `/orders/${order}/capture-status`, { next })
    const { body } = await ask('POST', `/v2/checkout/orders/${order}/capture`)
    const [capture] = body.purchase_units[0].payments.captures
    expect(capture.status).toBe(next)
    expect((await ask('GET', `/v2/payments/captures/${capture.id}`)).body.status).toBe(next)
  })

  test('a replay', async () => {
    const path = '/v2/checkout/orders'
    const id = randomUUID()
    for (const status of [201, 200]) {
      const answer = await paypal.create(orderFor('5.00'), id)
      expect(answer.status).toBe(status)
      expectMatches('POST', path, status, answer.body)
    }
  })

  test.each([
    ['half a cent', orderFor('12.505'), 422],
    ['nothing to pay', orderFor('0.00'), 422],
    [
      'another total',
      orderFor('5.00', { amount: { ...usd('5.00'), breakdown: { item_total: usd('4.00') } } }),
      422,
    ],
    ['an unknown currency', orderFor('', { amount: { currency_code: 'XYZ', value: '1' } }), 422],
    ['no intent', { purchase_units: [] }, 400],
    ['a long id', orderFor('5.00', { custom_id: 'x'.repeat(200) }), 400],
    ['an unknown intent', { ...orderFor('5.00'), intent: 'GIFT' }, 400],
    ['broken JSON', '{', 400],
  ])('a refused order: %s', async (_, body, status) => {
    expect((await ask('POST', '/v2/checkout/orders', body)).status).toBe(status)
  })

  localTest('refused steps', async () => {
    const orders = '/v2/checkout/orders'
    const { body: open } = await paypal.create()
    const paid = await paypal.paid()
    const declined = await paypal.create()
    await paypal.approve(declined.body.id, { instrument: 'declined' })
    const refund = `/v2/payments/captures/${paid.id}/refund`
    const calls: [number, string, string, unknown?][] = [
      [404, 'GET', `${orders}/NONE`],
      [404, 'PATCH', `${orders}/NONE`, [{ op: 'replace', path: '/intent', value: 'AUTHORIZE' }]],
      [404, 'POST', `${orders}/NONE/capture`],
      [422, 'POST', `${orders}/${open.id}/capture`],
      [422, 'POST', `${orders}/${paid.order}/capture`],
      [422, 'POST', `${orders}/${declined.body.id}/capture`],
      [422, 'POST', `${orders}/${open.id}/authorize`],
      [400, 'PATCH', `${orders}/${open.id}`, [{ op: 'replace', path: '/intent', value: 'AUTHORIZE' }]],
      [422, 'PATCH', `${orders}/${paid.order}`, [{ op: 'replace', path: '/intent', value: 'AUTHORIZE' }]],
      [404, 'GET', '/v2/payments/captures/NONE'],
      [404, 'GET', '/v2/payments/refunds/NONE'],
      [404, 'POST', '/v2/payments/captures/NONE/refund', {}],
      [400, 'POST', refund, { amount: { currency_code: 'USD', value: 1 } }],
      [422, 'POST', refund, { amount: usd('99.00') }],
      [422, 'POST', refund, { amount: usd('0.001') }],
    ]
    for (const [status, method, path, body] of calls)
      expect([method, path, (await ask(method, path, body)).status]).toEqual([method, path, status])
  })

  test('another content type', async () => {
    const path = '/v2/checkout/orders'
    const { status, body } = await paypal.call('POST', path, '{}', undefined, {
      'content-type': 'text/plain',
    })
    expect(status).toBe(415)
    expectMatches('POST', path, status, body)
  })

  localTest('a token that is over, a request that is running, and bad hours', async () => {
    const path = `/v2/checkout/orders/${(await paypal.create()).body.id}`
    for (const status of [401, 403, 500, 503]) {
      await paypal.control('POST', '/faults', { match: { path, nth: 1 }, do: { status } })
      expect((await ask('GET', path)).status).toBe(status)
      await paypal.control('DELETE', '/faults')
    }
    for (const issue of ['PREVIOUS_REQUEST_IN_PROGRESS', 'PERMISSION_DENIED', 'PAYER_CANNOT_PAY']) {
      await paypal.control('POST', '/faults', { match: { path, nth: 1 }, do: { issue } })
      expect((await ask('POST', `${path}/capture`)).status).toBeGreaterThanOrEqual(403)
      await paypal.control('DELETE', '/faults')
    }
  })

  localTest('every webhook event, the list of them, and verifying', async () => {
    const reversed = await paypal.paid()
    await paypal.control('POST', `/orders/${reversed.order}/refund`, { value: '1.00' })
    await paypal.control('POST', `/orders/${reversed.order}/capture-status`, { status: 'REVERSED' })
    for (const next of ['PENDING', 'DECLINED']) {
      const order = await paypal.approved()
      await paypal.control('POST', `/orders/${order}/capture-status`, { next })
      await paypal.capture(order)
      if (next === 'PENDING')
        await paypal.control('POST', `/orders/${order}/capture-status`, { status: 'DENIED' })
    }
    await paypal.control('POST', `/orders/${await paypal.approved()}/expire`)
    const wanted = ['ORDER.APPROVED', 'PAYMENT-APPROVAL.REVERSED'].map((name) => `CHECKOUT.${name}`)
    for (const name of ['COMPLETED', 'PENDING', 'DENIED', 'DECLINED', 'REFUNDED', 'REVERSED'])
      wanted.push(`PAYMENT.CAPTURE.${name}`)
    await expect
      .poll(() => [...new Set(shop.received.map(({ event }) => event.event_type))].toSorted())
      .toEqual(wanted.toSorted())
    for (const { event } of shop.received) expectWebhookEvent(event)

    const hook = await ask('GET', `/v1/notifications/webhooks/${stack.secrets.paypalWebhookId}`)
    expect(hook.body.event_types.map(({ name }: Json) => name).toSorted()).toEqual(wanted.toSorted())
    expect((await ask('GET', '/v1/notifications/webhooks/0XX00000XX000000X')).status).toBe(404)
    await ask('GET', '/v1/notifications/webhooks-events?page_size=3')
    await ask('GET', '/v1/notifications/webhooks-events?page_size=x')
    const { event, headers } = shop.received[0] as Json
    await ask('GET', `/v1/notifications/webhooks-events/${event.id}`)
    await ask('POST', `/v1/notifications/webhooks-events/${event.id}/resend`, {})
    const question = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: stack.secrets.paypalWebhookId,
      webhook_event: event,
    }
    const { body } = await ask('POST', '/v1/notifications/verify-webhook-signature', question)
    expect(body).toEqual({ verification_status: 'SUCCESS' })
    expect((await ask('POST', '/v1/notifications/verify-webhook-signature', {})).status).toBe(400)
    await moveClock(stack, 0)
  })
})

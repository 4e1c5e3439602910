import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Json, moveClock, orderFor, paypalOf } from '../setup/paypal.ts'
import { isHosted, localTest, payPalUnderTest } from '../setup/under-test.ts'

let stack: Awaited<ReturnType<typeof payPalUnderTest>>
let paypal: ReturnType<typeof paypalOf>

beforeAll(async () => {
  stack = await payPalUnderTest()
  paypal = paypalOf(stack)
})
if (!isHosted) afterEach(() => moveClock(stack, 0))
afterAll(() => stack.stop())

/** PayPal remembers request ids from one run to the next. */
const attempt = randomUUID()
const hours = (count: number) => count * 3_600_000
const issueOf = ({ body }: { body: Json }) => body.details?.[0]?.issue

describe('access', () => {
  test('a wrong secret gets no token', async () => {
    const { status, body } = await paypal.ask('POST', '/v1/oauth2/token', {
      headers: {
        authorization: `Basic ${Buffer.from(`${stack.secrets.paypalClientId}:no`).toString('base64')}`,
      },
      body: 'grant_type=client_credentials',
    })
    expect(status).toBe(401)
    expect(body.error).toBe('invalid_client')
  })

  localTest('a token holds for nine hours of the demo clock', async () => {
    const authorization = `Bearer ${await paypal.token()}`
    const read = () => paypal.ask('GET', '/v2/checkout/orders/NONE', { headers: { authorization } })
    await moveClock(stack, hours(8.9))
    expect((await read()).status).toBe(404)
    await moveClock(stack, hours(9.1))
    expect(await read()).toMatchObject({
      status: 401,
      body: { name: 'AUTHENTICATION_FAILURE', error: 'invalid_token', debug_id: expect.any(String) },
    })
  })

  test('no token, a made-up one and one that was altered are refused', async () => {
    const good = await paypal.token()
    for (const authorization of ['', 'Bearer x', `Bearer ${good}x`, `Bearer ${good.replace(/\d/, '9')}`]) {
      const path = '/v2/checkout/orders/NONE'
      const { status } = await paypal.ask('GET', path, { headers: authorization ? { authorization } : {} })
      expect(status).toBe(401)
    }
  })
})

describe('making an order', () => {
  test('with PayPal named it waits for the payer, and says where to send them', async () => {
    const { status, body, headers } = await paypal.create()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[A-Z0-9]{17}$/),
      status: 'PAYER_ACTION_REQUIRED',
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'USD', value: '12.50' } }],
    })
    const payerAction = body.links.find(({ rel }: { rel: string }) => rel === 'payer-action')
    expect(payerAction.href).toMatch(new RegExp(`/checkoutnow\\?token=${body.id}$`))
    expect(headers.get('paypal-debug-id')).toMatch(/^[0-9a-f]{13}$/)
  })

  test('without a payment source it is CREATED, with the link to approve', async () => {
    const { payment_source: _, ...plain } = orderFor('5.00')
    const { body } = await paypal.create(plain)
    expect(body.status).toBe('CREATED')
    expect(body.links.map(({ rel }: { rel: string }) => rel)).toContain('approve')
  })

  test('only the id, the status and the links come back unless more is asked for', async () => {
    const headers = { prefer: 'return=minimal' }
    const { body } = await paypal.call('POST', '/v2/checkout/orders', orderFor('5.00'), undefined, headers)
    expect(Object.keys(body).toSorted()).toEqual(['id', 'links', 'payment_source', 'status'])
  })

  test('the same request id makes one order and is answered 200', async () => {
    const first = await paypal.create(orderFor('5.00'), `${attempt}:create`)
    const again = await paypal.create(orderFor('5.00'), `${attempt}:create`)
    expect(first.status).toBe(201)
    expect(again.status).toBe(200)
    expect(again.body.id).toBe(first.body.id)
    const other = await paypal.create(orderFor('5.00'))
    expect(other.body.id).not.toBe(first.body.id)
  })

  localTest('a replay tells the order as it is now', async () => {
    const { body } = await paypal.create(orderFor('5.00'), 'attempt-2:create')
    await paypal.approve(body.id)
    expect((await paypal.create(orderFor('5.00'), 'attempt-2:create')).body.status).toBe('APPROVED')
  })

  localTest('a request id is forgotten after six hours', async () => {
    const { body } = await paypal.create(orderFor('5.00'), 'attempt-3:create')
    await moveClock(stack, hours(5.9))
    expect((await paypal.create(orderFor('5.00'), 'attempt-3:create')).body.id).toBe(body.id)
    await moveClock(stack, hours(6.1))
    expect((await paypal.create(orderFor('5.00'), 'attempt-3:create')).body.id).not.toBe(body.id)
  })

  localTest('the same request id while the first still runs is a conflict', async () => {
    await paypal.control('POST', '/faults', {
      match: { path: '/v2/checkout', nth: 1 },
      do: { delayMs: 10_000 },
    })
    const first = paypal.create(orderFor('5.00'), 'attempt-4:create')
    await expect
      .poll(async () => (await paypal.control('GET', '/log')).body.at(-1))
      .toMatchObject({ requestId: 'attempt-4:create', status: null })
    const second = await paypal.create(orderFor('5.00'), 'attempt-4:create')
    expect(second).toMatchObject({ status: 409, body: { name: 'RESOURCE_CONFLICT' } })
    expect(issueOf(second)).toBe('PREVIOUS_REQUEST_IN_PROGRESS')
    expect((await first).status).toBe(201)
    await paypal.control('DELETE', '/faults')
  })

  const units = (amount: unknown, more = {}) => ({
    intent: 'CAPTURE',
    purchase_units: [{ amount, ...more }],
  })
  const usd = (value: string) => ({ currency_code: 'USD', value })
  test.each([
    ['no intent', { purchase_units: [{ amount: usd('1.00') }] }, 400, 'MISSING_REQUIRED_PARAMETER'],
    ['an unknown intent', { ...units(usd('1.00')), intent: 'GIFT' }, 400, 'INVALID_PARAMETER_VALUE'],
    ['no purchase unit', { intent: 'CAPTURE', purchase_units: [] }, 400, 'INVALID_ARRAY_MIN_ITEMS'],
    ['a number as amount', units({ currency_code: 'USD', value: 12.5 }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a word as amount', units(usd('ten')), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a long custom id', units(usd('1.00'), { custom_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_LENGTH'],
    ['broken JSON', '{"intent":', 400, 'MALFORMED_REQUEST_JSON'],
    ['JSON without a floor', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, 'MALFORMED_REQUEST_JSON'],
    ['half a cent', units(usd('12.505')), 422, 'DECIMAL_PRECISION'],
    ['nothing to pay', units(usd('0.00')), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['an unknown currency', units({ currency_code: 'XYZ', value: '1' }), 422, 'INVALID_CURRENCY_CODE'],
    [
      'parts that are not the total',
      units({ ...usd('12.50'), breakdown: { item_total: usd('10.00'), shipping: usd('2.49') } }),
      422,
      'AMOUNT_MISMATCH',
    ],
    [
      'items that are not their total',
      units(
        { ...usd('10.00'), breakdown: { item_total: usd('10.00') } },
        { items: [{ name: 'B12', quantity: '3', unit_amount: usd('3.33') }] },
      ),
      422,
      'ITEM_TOTAL_MISMATCH',
    ],
    [
      'items without their total',
      units(usd('9.99'), { items: [{ name: 'B12', quantity: '3', unit_amount: usd('3.33') }] }),
      422,
      'ITEM_TOTAL_REQUIRED',
    ],
  ])('%s is refused', async (_, body, status, issue) => {
    const answer = await paypal.create(body)
    expect(answer.status).toBe(status)
    expect(issueOf(answer)).toBe(issue)
    expect(answer.body).toMatchObject({
      name: status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY',
      debug_id: expect.any(String),
    })
    expect(answer.headers.get('paypal-debug-id')).toBe(answer.body.debug_id)
  })

  test('thirds that add up are taken', async () => {
    const items = [{ name: 'B12', quantity: '3', unit_amount: usd('3.33') }]
    const breakdown = { item_total: usd('9.99'), shipping: usd('1.00'), discount: usd('0.99') }
    expect((await paypal.create(units({ ...usd('10.00'), breakdown }, { items }))).status).toBe(201)
  })

  test('another content type is refused', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await paypal.call('POST', '/v2/checkout/orders', '{}', undefined, headers)).status).toBe(415)
  })
})

describe('changing an order', () => {
  const patch = (id: string, value: string) =>
    paypal.call('PATCH', `/v2/checkout/orders/${id}`, [
      {
        op: 'replace',
        path: "/purchase_units/@reference_id=='default'/amount",
        value: { currency_code: 'USD', value },
      },
    ])

  localTest('the amount can be replaced until the money is taken', async () => {
    const id = await paypal.approved()
    expect((await patch(id, '20.00')).status).toBe(204)
    expect((await paypal.order(id)).body.purchase_units[0].amount.value).toBe('20.00')
    await paypal.capture(id)
    expect(issueOf(await patch(id, '30.00'))).toBe('ORDER_ALREADY_COMPLETED')
  })

  test('what cannot be patched is refused', async () => {
    const { body } = await paypal.create()
    const answer = await paypal.call('PATCH', `/v2/checkout/orders/${body.id}`, [
      { op: 'replace', path: '/intent', value: 'AUTHORIZE' },
    ])
    expect(issueOf(answer)).toBe('FIELD_NOT_PATCHABLE')
  })

  localTest('an order to capture cannot be authorized', async () => {
    const id = await paypal.approved()
    const answer = await paypal.call('POST', `/v2/checkout/orders/${id}/authorize`)
    expect(answer.status).toBe(422)
    expect(issueOf(answer)).toBe('ACTION_DOES_NOT_MATCH_INTENT')
  })
})

describe('taking the money', () => {
  test('before the payer approves nothing is taken', async () => {
    const { body } = await paypal.create()
    expect(issueOf(await paypal.capture(body.id))).toBe('ORDER_NOT_APPROVED')
  })

  localTest('a request id that was refused before the approval works afterwards', async () => {
    const { body } = await paypal.create()
    expect(issueOf(await paypal.capture(body.id, 'a:capture:1'))).toBe('ORDER_NOT_APPROVED')
    await paypal.approve(body.id)
    expect((await paypal.capture(body.id, 'a:capture:1')).status).toBe(201)
  })

  localTest('the capture tells the payer, our own id and the PayPal order', async () => {
    const { body: created } = await paypal.create(orderFor('12.50', { custom_id: 'our-order' }))
    await paypal.approve(created.id, { email: 'ana@example.com' })
    const { status, body } = await paypal.capture(created.id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'COMPLETED',
      payer: { email_address: 'ana@example.com', payer_id: expect.stringMatching(/^[2-9A-Z]{13}$/) },
      payment_source: { paypal: { email_address: 'ana@example.com' } },
    })
    expect(body.purchase_units[0].payments.captures).toMatchObject([
      {
        id: expect.stringMatching(/^[A-Z0-9]{17}$/),
        status: 'COMPLETED',
        amount: { currency_code: 'USD', value: '12.50' },
        custom_id: 'our-order',
        supplementary_data: { related_ids: { order_id: created.id } },
        seller_receivable_breakdown: { paypal_fee: { value: '0.93' }, net_amount: { value: '11.57' } },
      },
    ])
  })

  localTest('a payer without an email address has none in the answer', async () => {
    const { body: created } = await paypal.create()
    await paypal.approve(created.id, { email: null })
    const { body } = await paypal.capture(created.id)
    expect(body.payer).not.toHaveProperty('email_address')
    expect(body.payment_source.paypal).not.toHaveProperty('email_address')
  })

  localTest('once: a replay is 200 with the same capture, another request id is refused', async () => {
    const id = await paypal.approved()
    const first = await paypal.capture(id, 'b:capture:1')
    const replay = await paypal.capture(id, 'b:capture:1')
    expect(replay.status).toBe(200)
    expect(replay.body).toEqual(first.body)
    expect(issueOf(await paypal.capture(id, 'b:capture:2'))).toBe('ORDER_ALREADY_CAPTURED')
    expect(issueOf(await paypal.capture(id))).toBe('ORDER_ALREADY_CAPTURED')
  })

  localTest('ten captures at once take the money once', async () => {
    const id = await paypal.approved('31.00')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => paypal.capture(id, `c:capture:${at}`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const { captures } = await paypal.ledger()
    expect(captures.filter(({ orderId }: { orderId: string }) => orderId === id)).toMatchObject([
      { amountCents: 3100, status: 'COMPLETED' },
    ])
  })

  localTest(
    'a declined card stays declined for its request id; another card and another id pay',
    async () => {
      const { body: created } = await paypal.create()
      await paypal.approve(created.id, { instrument: 'declined' })
      const decline = await paypal.capture(created.id, 'd:capture:1')
      expect(decline.status).toBe(422)
      expect(issueOf(decline)).toBe('INSTRUMENT_DECLINED')
      expect(decline.body.links).toContainEqual({
        href: expect.stringContaining(`token=${created.id}`),
        rel: 'redirect',
        method: 'GET',
      })
      await paypal.approve(created.id)
      expect(issueOf(await paypal.capture(created.id, 'd:capture:1'))).toBe('INSTRUMENT_DECLINED')
      expect((await paypal.capture(created.id, 'd:capture:2')).status).toBe(201)
    },
  )

  localTest("PayPal's header for negative tests is honoured", async () => {
    const id = await paypal.approved()
    const mock = { 'paypal-mock-response': '{"mock_application_codes":"TRANSACTION_REFUSED"}' }
    expect(issueOf(await paypal.capture(id, undefined, mock))).toBe('TRANSACTION_REFUSED')
    expect((await paypal.capture(id)).status).toBe(201)
  })

  localTest('an order is gone three hours after it was made, or after it was approved', async () => {
    const { body: waiting } = await paypal.create()
    const approved = await paypal.approved()
    await moveClock(stack, hours(2.9))
    expect((await paypal.order(waiting.id)).status).toBe(200)
    await paypal.approve(approved)
    await moveClock(stack, hours(3.1))
    const gone = await paypal.order(waiting.id)
    expect(gone).toMatchObject({ status: 404, body: { name: 'RESOURCE_NOT_FOUND' } })
    expect(issueOf(gone)).toBe('INVALID_RESOURCE_ID')
    expect((await paypal.order(approved)).status).toBe(200)
    await moveClock(stack, hours(6))
    expect((await paypal.capture(approved)).status).toBe(404)
  })

  localTest('a paid order does not go away', async () => {
    const { order } = await paypal.paid()
    await moveClock(stack, hours(24 * 60))
    expect((await paypal.order(order)).body.status).toBe('COMPLETED')
  })

  localTest('an invoice id is used once', async () => {
    const { body: first } = await paypal.create(orderFor('5.00', { invoice_id: 'INV-1' }))
    const { body: second } = await paypal.create(orderFor('5.00', { invoice_id: 'INV-1' }))
    for (const { id } of [first, second]) await paypal.approve(id)
    expect((await paypal.capture(first.id)).status).toBe(201)
    expect(issueOf(await paypal.capture(second.id))).toBe('DUPLICATE_INVOICE_ID')
    expect(issueOf(await paypal.create(orderFor('5.00', { invoice_id: 'INV-1' })))).toBe(
      'DUPLICATE_INVOICE_ID',
    )
  })
})

describe('giving money back', () => {
  const refund = (capture: string, body: unknown = {}, id?: string) =>
    paypal.call('POST', `/v2/payments/captures/${capture}/refund`, body, id)
  const usd = (value: string) => ({ amount: { currency_code: 'USD', value } })
  const statusOf = async (capture: string) =>
    (await paypal.call('GET', `/v2/payments/captures/${capture}`)).body.status

  localTest('in parts, up to what was taken', async () => {
    const { id, order } = await paypal.paid('30.00')
    const part = await refund(id, usd('10.00'))
    expect(part.status).toBe(201)
    expect(part.body).toMatchObject({ status: 'COMPLETED', amount: { value: '10.00' } })
    expect(await statusOf(id)).toBe('PARTIALLY_REFUNDED')
    expect(issueOf(await refund(id, usd('20.01')))).toBe('REFUND_AMOUNT_EXCEEDED')
    const rest = await refund(id)
    expect(rest.body).toMatchObject({
      amount: { value: '20.00' },
      seller_payable_breakdown: { total_refunded_amount: { value: '30.00' } },
    })
    expect(await statusOf(id)).toBe('REFUNDED')
    expect(issueOf(await refund(id))).toBe('CAPTURE_FULLY_REFUNDED')
    expect((await paypal.call('GET', `/v2/payments/refunds/${rest.body.id}`)).body.amount.value).toBe('20.00')
    expect((await paypal.order(order)).body.purchase_units[0].payments.refunds).toHaveLength(2)
  })

  localTest('the same request id gives back once, for 45 days', async () => {
    const { id } = await paypal.paid('30.00')
    const first = await refund(id, usd('10.00'), 'r1:refund')
    const again = await refund(id, usd('10.00'), 'r1:refund')
    expect(again.status).toBe(200)
    expect(again.body.id).toBe(first.body.id)
    await moveClock(stack, hours(24 * 44))
    expect((await refund(id, usd('10.00'), 'r1:refund')).body.id).toBe(first.body.id)
    await moveClock(stack, hours(24 * 46))
    expect((await refund(id, usd('10.00'), 'r1:refund')).body.id).not.toBe(first.body.id)
  })

  localTest.each([
    ['nothing', { amount: { currency_code: 'USD', value: '0.00' } }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['half a cent', { amount: { currency_code: 'USD', value: '1.005' } }, 422, 'DECIMAL_PRECISION'],
    ['euros', { amount: { currency_code: 'EUR', value: '1.00' } }, 422, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
    ['a number', { amount: { currency_code: 'USD', value: 1 } }, 400, 'INVALID_PARAMETER_SYNTAX'],
  ])('%s is refused', async (_, body, status, issue) => {
    const { id } = await paypal.paid()
    const answer = await refund(id, body)
    expect(answer.status).toBe(status)
    expect(issueOf(answer)).toBe(issue)
  })

  localTest('not of a capture that is pending, declined or unknown', async () => {
    for (const [next, issue] of [
      ['PENDING', 'PENDING_CAPTURE'],
      ['DECLINED', 'REFUND_NOT_ALLOWED'],
    ]) {
      const order = await paypal.approved()
      await paypal.control('POST', `/orders/${order}/capture-status`, { next })
      const { body } = await paypal.capture(order)
      expect(body.status).toBe('COMPLETED')
      const [capture] = body.purchase_units[0].payments.captures
      expect(capture.status).toBe(next)
      expect(issueOf(await refund(capture.id))).toBe(issue)
    }
    expect((await refund('NOPE')).status).toBe(404)
  })
})

localTest(
  'garbage at every address is refused in words, never with a server error',
  { tags: ['long'] },
  async () => {
    const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
    const paths = [
      '/',
      '/v1/oauth2/token',
      '/v1/nothing',
      '/v2/checkout/orders',
      '/v2/checkout/orders/%zz',
      '/v2/checkout/orders/__proto__',
      '/v2/checkout/orders/__proto__/capture',
      '/v2/payments/captures/..%2f..%2fsecrets.json',
      '/v2/payments/captures/x/refund',
      '/v2/payments/refunds/x',
      '/v1/notifications/verify-webhook-signature',
      '/v1/notifications/webhooks-events?start_time=yesterday',
      '/v1/notifications/webhooks-events?page_size=-1',
      '/v1/notifications/webhooks-events/x/resend',
      '/checkoutnow?token=%00x',
      '/checkoutnow/approve',
      '/checkoutnow/..%2f',
      '/web-sdk/v7/core',
      '/__standin/orders/x/approve',
      '/__standin/faults',
      '/__standin/webhooks',
      '/__standin/events',
      '/__standin/nothing',
    ]
    const bodies = [
      '',
      '[]',
      'null',
      '{"a":"\\u0000"}',
      '{"__proto__":{"a":1}}',
      '\u0000',
      'x'.repeat(2_000_000),
    ]
    for (const authorization of [`Bearer ${await paypal.token()}`, `Bearer ${stack.secrets.controlToken}`]) {
      for (const path of paths) {
        for (const method of methods) {
          for (const body of method === 'GET' ? [undefined] : bodies) {
            const { status, body: told } = await paypal.ask(method, path, {
              headers: { authorization },
              body,
            })
            const text = JSON.stringify(told)
            expect(status, `${method} ${path} ${body?.slice(0, 20)}: ${text}`).toBeLessThan(500)
            expect(text).not.toMatch(/node_modules|file:\/\/|\.ts:\d|\bat \w+ \(/)
          }
        }
      }
    }
  },
)

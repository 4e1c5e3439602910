import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Json, orderFor, paypalOf, startPaypal } from '../setup/paypal.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack
let paypal: ReturnType<typeof paypalOf>

beforeAll(async () => {
  stack = await startPaypal()
  paypal = paypalOf(stack)
})
beforeEach(() => paypal.control('POST', '/reset'))
afterAll(() => stack.stop())

const fault = (match: unknown, what: unknown) => paypal.control('POST', '/faults', { match, do: what })
const issueOf = ({ body }: { body: Json }) => body.details?.[0]?.issue

describe('faults', () => {
  test('work that is done while the connection breaks: asked again, it is the same order', async () => {
    await fault({ path: '/v2/checkout/orders', method: 'POST', nth: 1 }, { dropAfterCommit: true })
    await expect(paypal.create(orderFor('41.00'), 'lost:create')).rejects.toThrow('fetch failed')
    const { orders } = await paypal.ledger()
    const made = orders.filter(({ amountCents }: Json) => amountCents === 4100)
    expect(made).toHaveLength(1)
    const replay = await paypal.create(orderFor('41.00'), 'lost:create')
    expect(replay.status).toBe(200)
    expect(replay.body.id).toBe(made[0].id)
  })

  test('a capture whose answer is lost took the money once', async () => {
    const order = await paypal.approved('42.00')
    await fault({ path: '^/v2/checkout/orders/[A-Z0-9]+/capture$', nth: 1 }, { dropAfterCommit: true })
    await expect(paypal.capture(order, 'lost:capture:1')).rejects.toThrow('fetch failed')
    expect((await paypal.capture(order, 'lost:capture:1')).status).toBe(200)
    const { captures } = await paypal.ledger()
    expect(captures.filter(({ amountCents }: Json) => amountCents === 4200)).toHaveLength(1)
  })

  test('a connection that breaks before the work leaves nothing behind', async () => {
    await fault({ path: '/v2/checkout/orders', nth: 1 }, { dropBefore: true })
    await expect(paypal.create(orderFor('43.00'), 'early:create')).rejects.toThrow('fetch failed')
    const { orders } = await paypal.ledger()
    expect(orders.some(({ amountCents }: Json) => amountCents === 4300)).toBe(false)
    expect((await paypal.create(orderFor('43.00'), 'early:create')).status).toBe(201)
  })

  test('an answer that hangs: the work is done at once', async () => {
    await fault({ path: '/v2/checkout/orders', nth: 1 }, { hangMs: 60_000 })
    const given = { authorization: `Bearer ${await paypal.token()}`, 'content-type': 'application/json' }
    const leaving = new AbortController()
    const late = fetch(`${stack.url}/paypal/v2/checkout/orders`, {
      method: 'POST',
      headers: given,
      body: JSON.stringify(orderFor('44.00')),
      signal: leaving.signal,
    }).catch((problem: Error) => problem.name)
    const made = async () =>
      (await paypal.ledger()).orders.filter(({ amountCents }: Json) => amountCents === 4400).length
    await expect.poll(made).toBe(1)
    leaving.abort()
    expect(await late).toBe('AbortError')
  })

  test('an issue is refused in place of the work; a decline by fault stays one for its request id', async () => {
    const order = await paypal.approved()
    await fault({ path: `/v2/checkout/orders/${order}/capture`, nth: 1 }, { issue: 'CARD_EXPIRED' })
    expect(issueOf(await paypal.capture(order, 'f:capture:1'))).toBe('CARD_EXPIRED')
    expect(issueOf(await paypal.capture(order, 'f:capture:1'))).toBe('CARD_EXPIRED')
    expect((await paypal.capture(order, 'f:capture:2')).status).toBe(201)
  })

  test('a status: 401 as for a token that ended, 429 and 503 as in a bad hour', async () => {
    const { body } = await paypal.create()
    for (const [status, name] of [
      [401, 'AUTHENTICATION_FAILURE'],
      [429, 'RATE_LIMIT_REACHED'],
      [500, 'INTERNAL_SERVER_ERROR'],
      [503, 'SERVICE_UNAVAILABLE'],
    ]) {
      await paypal.control('DELETE', '/faults')
      await fault({ path: '/v2/', method: 'GET', nth: 1 }, { status })
      expect(await paypal.order(body.id)).toMatchObject({
        status,
        body: { name, debug_id: expect.any(String) },
      })
      expect((await paypal.order(body.id)).status).toBe(200)
    }
  })

  test('the script can fail as well', async () => {
    await fault({ path: '/web-sdk/' }, { status: 503 })
    expect((await paypal.ask('GET', '/web-sdk/v6/core')).status).toBe(503)
    await paypal.control('DELETE', '/faults')
    expect((await paypal.ask('GET', '/web-sdk/v6/core')).status).toBe(200)
  })

  test.each([
    {},
    { match: {}, do: {} },
    { match: { path: '^(' }, do: { status: 500 } },
    { match: {}, do: { issue: 'NOT_AN_ISSUE' } },
    { match: { nth: 0 }, do: { status: 500 } },
    { match: {}, do: { status: 200 } },
    [],
  ])('one that makes no sense is refused: %j', async (body) => {
    const answer = await paypal.control('POST', '/faults', body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatch(/^Send .*\.$/)
  })
})

describe('steering an order', () => {
  test('void, expire and another amount', async () => {
    const voided = await paypal.approved()
    await paypal.control('POST', `/orders/${voided}/void`)
    expect((await paypal.order(voided)).body.status).toBe('VOIDED')
    expect(issueOf(await paypal.capture(voided))).toBe('ORDER_NOT_APPROVED')
    const expired = await paypal.approved()
    await paypal.control('POST', `/orders/${expired}/expire`)
    expect((await paypal.order(expired)).status).toBe(404)
    const changed = await paypal.approved()
    await paypal.control('POST', `/orders/${changed}/patch-amount`, { value: '1.00' })
    expect((await paypal.order(changed)).body).toMatchObject({
      status: 'APPROVED',
      purchase_units: [{ amount: { value: '1.00' } }],
    })
  })

  test('needs the control token, an order that exists and a body that fits', async () => {
    const { body } = await paypal.create()
    expect((await paypal.ask('GET', '/__standin/ledger')).status).toBe(401)
    expect((await paypal.call('GET', '/__standin/ledger')).status).toBe(401)
    for (const [path, sent, status] of [
      ['/orders/NONE/approve', {}, 404],
      [`/orders/${body.id}/dance`, {}, 404],
      [`/orders/${body.id}/approve`, { email: 'no' }, 400],
      [`/orders/${body.id}/approve`, '{', 400],
      [`/orders/${body.id}/capture-status`, { status: 'FINE' }, 400],
      [`/orders/${body.id}/capture-status`, { status: 'COMPLETED' }, 409],
      [`/orders/${body.id}/patch-amount`, { value: 'one' }, 400],
      ['/webhooks', { mode: 'sometimes' }, 400],
      ['/events', {}, 400],
    ] as const) {
      const answer = await paypal.control('POST', path, sent)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.body.error).toMatch(/\S \S/)
    }
  })

  test('the log tells every request, the ledger all that is known, in cents too', async () => {
    await paypal.control('POST', '/reset')
    const { body } = await paypal.create(orderFor('33.33'), 'seen:create')
    const { body: log } = await paypal.control('GET', '/log')
    expect(log.map(({ at: _, ...entry }: Json) => entry)).toEqual([
      { method: 'POST', path: '/v1/oauth2/token', requestId: null, status: 200 },
      { method: 'POST', path: '/v2/checkout/orders', requestId: 'seen:create', status: 201 },
    ])
    const { orders } = await paypal.ledger()
    expect(orders.at(-1)).toMatchObject({ id: body.id, amountCents: 3333, isExpired: false })
  })
})

describe('on disk', () => {
  /** All but how often a webhook was tried, which goes on. */
  async function known() {
    const { events, ...rest } = await paypal.ledger()
    return { ...rest, events: events.map(({ id, type }: Json) => ({ id, type })) }
  }

  test('kill -9 loses nothing that was answered, request ids neither', async () => {
    const { body: open } = await paypal.create(orderFor('51.00'), 'kept:create')
    const { id, order } = await paypal.paid('52.00')
    await paypal.call('POST', `/v2/payments/captures/${id}/refund`, {}, 'kept:refund')
    const before = await known()
    await stack.kill()
    await stack.restart()
    expect(await known()).toEqual(before)
    expect((await paypal.create(orderFor('51.00'), 'kept:create')).body.id).toBe(open.id)
    expect((await paypal.call('POST', `/v2/payments/captures/${id}/refund`, {}, 'kept:refund')).status).toBe(
      200,
    )
    expect((await paypal.order(order)).body.purchase_units[0].payments.refunds).toHaveLength(1)
  })

  test('a line that kill -9 tore apart is cut off, and writing goes on after it', async () => {
    const { body: first } = await paypal.create(orderFor('61.00'))
    await stack.kill()
    const journal = join(stack.dataDir, 'paypal', 'journal.jsonl')
    await appendFile(journal, '[{"kind":"order","value":{"id":"TORN')
    await stack.restart()
    expect((await paypal.order(first.id)).status).toBe(200)
    const { body: second } = await paypal.create(orderFor('62.00'))
    await stack.kill()
    await stack.restart()
    expect((await paypal.order(second.id)).status).toBe(200)
    expect(await readFile(journal, 'utf8')).not.toContain('TORN')
  })

  test('a damaged line in the middle is named instead of being forgotten', async () => {
    const other = await startPaypal()
    await paypalOf(other).create()
    await other.kill()
    const journal = join(other.dataDir, 'paypal', 'journal.jsonl')
    await writeFile(journal, `half\n${await readFile(journal, 'utf8')}`)
    await expect(other.restart()).rejects.toThrow(/^Line 1 of .*journal\.jsonl is damaged: .*\.$/)
    await other.stop()
  })
})

test('a live deployment gets no stand-in', async () => {
  await expect(startStack({ services: ['paypal'], env: { OCOTILLO_ENV: 'live' } })).rejects.toThrow(
    /^The local stack is for demos and tests and refuses a live deployment .*\.$/,
  )
})

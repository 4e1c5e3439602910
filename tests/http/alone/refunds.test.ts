import { randomUUID } from 'node:crypto'
import { booksOf, eventually, letPass, mailboxOf, moveOn, runJobs, stockOf } from '../../setup/buyer'
import type { Demo } from '../../setup/demo'
import { paypalOf } from '../../setup/demo-paypal'
import { expect, testAlone as test } from '../../setup/http-test'
import { paidOrder, refundedAtPayPal, refundOf, refundsOf } from '../../setup/paid-order'
import { staffOf } from '../../setup/staff'

let minutesPassed = 0

/** Two minutes on, with every job run. */
async function later(demo: Demo) {
  minutesPassed += 2
  await letPass(demo, 2)
}

test.afterEach(async ({ demo }) => {
  await paypalOf(demo).clearFaults()
  await paypalOf(demo).webhooks('on')
  if (minutesPassed > 0) await moveOn(demo, -minutesPassed)
  minutesPassed = 0
})

test('part, then the rest: the money is back once, the states say so, the buyer hears of both, the shelf stays as it is [PAY-010]', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const stock = await stockOf(demo, 'injection-b12')
  const fred = staffOf(demo, 'fred')
  const part = refundOf(order, { cents: 1000 })
  for (const _ of ['pressed', 'pressed again'])
    expect((await fred('POST', refundsOf(order), part)).status).toBe(200)
  await eventually(async () => (await booksOf(demo, order)).order?.status).toBe('partially_refunded')
  const rest = refundOf(order, { cents: 1600, seenCents: 1600 })
  expect((await fred('POST', refundsOf(order), rest)).status).toBe(200)
  await eventually(async () => (await booksOf(demo, order)).order?.status).toBe('refunded')
  expect(await refundedAtPayPal(demo, order)).toEqual([1000, 1600])
  expect(await stockOf(demo, 'injection-b12')).toBe(stock)
  await eventually(async () =>
    (await mailboxOf(demo, order.email)).filter(
      ({ subject }) => subject === `A refund for order #${order.ref}`,
    ),
  ).toHaveLength(2)
  const texts = (await mailboxOf(demo, order.email)).map(({ text }) => text).join()
  expect(texts).toContain(`$10.00 of order #${order.ref}`)
  expect(texts).not.toContain('The visit was cancelled')
})

test('PayPal’s answer is lost: the refund is under way, nothing more can be asked for, and the sweep ends it with one refund', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  const order = await paidOrder(demo)
  await paypal.fault({ path: '^.+/refund$', method: 'POST', nth: 1 }, { dropAfterCommit: true })
  const olivia = staffOf(demo, 'olivia')
  const asked = await olivia('POST', refundsOf(order), refundOf(order, { cents: 600 }))
  expect(asked).toMatchObject({ status: 200, json: { outcome: 'under_way' } })
  const shown = await olivia('GET', `orders/${order.orderId}`)
  expect(shown.json).toMatchObject({
    status: 'paid',
    isRefundUnderWay: true,
    payments: [{ captureId: order.captureId, cents: 2600, refundableCents: 2000 }],
    refunds: [{ cents: 600, status: 'under_way', by: 'Olivia Ortega' }],
  })
  const again = await olivia('POST', refundsOf(order), refundOf(order))
  expect(again, again.text).toMatchObject({ status: 409 })
  await later(demo)
  expect((await booksOf(demo, order)).order?.status).toBe('partially_refunded')
  expect(await refundedAtPayPal(demo, order)).toEqual([600])
  expect((await booksOf(demo, order)).mailKinds.filter((kind) => kind === 'order_refunded')).toHaveLength(1)
})

test('PayPal is away when staff refund: it is asked again until it answers', async ({ demo }) => {
  const order = await paidOrder(demo)
  await paypalOf(demo).fault({ path: '^.+/refund$', method: 'POST' }, { dropBefore: true })
  const asked = await staffOf(demo, 'olivia')('POST', refundsOf(order), refundOf(order))
  expect(asked).toMatchObject({ status: 200, json: { outcome: 'under_way' } })
  await later(demo)
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  await paypalOf(demo).clearFaults()
  await later(demo)
  expect((await booksOf(demo, order)).order?.status).toBe('refunded')
  expect(await refundedAtPayPal(demo, order)).toEqual([2600])
})

test('PayPal refuses: the sentence says why, no money moved, and it can be asked for again', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  await paypalOf(demo).fault({ path: '^.+/refund$', nth: 1 }, { issue: 'REFUND_NOT_ALLOWED' })
  const olivia = staffOf(demo, 'olivia')
  const refused = await olivia('POST', refundsOf(order), refundOf(order))
  expect(refused.status).toBe(422)
  expect(refused.json?.message).toContain('PayPal does not allow a refund of this payment. No money moved.')
  expect((await booksOf(demo, order)).order?.status).toBe('paid')
  expect((await olivia('POST', refundsOf(order), refundOf(order))).status).toBe(200)
  expect(await refundedAtPayPal(demo, order)).toEqual([2600])
})

test('PayPal refuses to give back what a declined exam was for: the next press asks again', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const clara = staffOf(demo, 'clara')
  const { json } = await clara('GET', `clearances/${order.orderId}`)
  const [group] = (json?.groups ?? []) as { group: string; lastId: string | null }[]
  const decision = {
    id: randomUUID(),
    group: group?.group,
    outcome: 'declined',
    providerName: 'Dr. Reyes',
    providerLicence: 'AZ 12345',
    seen: group?.lastId,
  }
  expect((await clara('POST', `clearances/${order.orderId}`, decision)).status).toBe(200)
  await paypalOf(demo).fault({ path: '^.+/refund$', nth: 1 }, { issue: 'REFUND_NOT_ALLOWED' })
  const press = () => staffOf(demo, 'fred')('POST', `orders/${order.orderId}/declined-refund`, { all: true })
  expect((await press()).status).toBe(422)
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  expect((await press()).status).toBe(200)
  expect((await press()).status).toBe(200)
  expect(await refundedAtPayPal(demo, order)).toEqual([2600])
})

test('wrong amounts, payments and reasons are refused by their field, and nothing moves', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const olivia = staffOf(demo, 'olivia')
  const cases: [change: object, status: number, field: string | undefined][] = [
    [{ cents: 0 }, 400, 'cents'],
    [{ cents: -1 }, 400, 'cents'],
    [{ cents: 1.5 }, 400, 'cents'],
    [{ cents: '1000' }, 400, 'cents'],
    [{ cents: 2601 }, 400, 'cents'],
    [{ reason: ' ' }, 400, 'reason'],
    [{ reason: 'x'.repeat(501) }, 400, 'reason'],
    [{ reason: 'a\0b' }, 400, 'reason'],
    [{ id: 'x' }, 400, 'id'],
    [{ captureId: "'; drop table orders" }, 400, 'captureId'],
    [{ captureId: 'ANOTHERS' }, 404, undefined],
    [{ seenCents: 1 }, 409, undefined],
    [{ currency: 'EUR' }, 400, 'currency'],
  ]
  for (const [change, status, field] of cases) {
    const answer = await olivia('POST', refundsOf(order), refundOf(order, change))
    expect({ status: answer.status, field: answer.json?.field }, JSON.stringify(change)).toEqual({
      status,
      field,
    })
  }
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  for (const who of ['clara', 'ed'] as const) {
    const answer = await staffOf(demo, who)('POST', refundsOf(order), refundOf(order))
    expect(answer.status, who).toBe(403)
  }
})

test('once PayPal has begun a refund, a look that it refuses says nothing about the money', async ({
  demo,
}) => {
  await paypalOf(demo).webhooks('off')
  const order = await paidOrder(demo)
  const asked = refundOf(order)
  await staffOf(demo, 'olivia')('POST', refundsOf(order), asked)
  // As PayPal holds some back: begun, not done.
  await demo.change('refunds', `paypal_capture_id=eq.${order.captureId}`, { status: 'PENDING' })
  await demo.change('refund_requests', `id=eq.${asked.id}`, {
    status: 'under_way',
    next_check_at: '2020-01-01T00:00:00Z',
  })
  const compared = (at: string) =>
    demo.change('payment_captures', `paypal_capture_id=eq.${order.captureId}`, { compared_at: at })
  await paypalOf(demo).fault({ path: '^.+/refunds/', method: 'GET' }, { status: 404 })
  // PayPal's messages and the comparison would mend what the look got wrong, before or after it: they come later.
  await paypalOf(demo).fault({ path: '^.*/v1/notifications/webhooks-events' }, { status: 503 })
  await compared('2100-01-01T00:00:00Z')
  await runJobs(demo)
  // Not refused, or it could be asked for again.
  expect((await demo.rows('refund_requests', `id=eq.${asked.id}`))[0]).toMatchObject({
    status: 'under_way',
    problem: 'UNCLEAR',
  })
  await compared('2020-01-01T00:00:00Z')
  await runJobs(demo)
  expect((await demo.rows('refund_requests', `id=eq.${asked.id}`))[0]).toMatchObject({ status: 'done' })
  expect((await staffOf(demo, 'olivia')('POST', refundsOf(order), refundOf(order))).status).toBe(409)
  expect(await refundedAtPayPal(demo, order)).toEqual([2600])
})

test('a refund made at PayPal that was never told is found by the comparison', async ({ demo }) => {
  await paypalOf(demo).webhooks('off')
  const order = await paidOrder(demo)
  await demo.change('payment_captures', `paypal_capture_id=eq.${order.captureId}`, {
    compared_at: '2020-01-01T00:00:00Z',
  })
  await paypalOf(demo).control(`orders/${order.paypalOrderId}/refund`, { value: '6.00' })
  expect(await runJobs(demo)).toContain('payment-comparison')
  expect((await booksOf(demo, order)).order?.status).toBe('partially_refunded')
  const shown = await staffOf(demo, 'olivia')('GET', `orders/${order.orderId}`)
  expect(shown.json?.refunds).toMatchObject([{ cents: 600, status: 'done', by: null }])
})

test('a payment that PayPal shows with another amount calls a person, and no money is changed', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  await demo.change('payment_captures', `paypal_capture_id=eq.${order.captureId}`, {
    amount: 25,
    compared_at: '2020-01-01T00:00:00Z',
  })
  await runJobs(demo)
  const olivia = staffOf(demo, 'olivia')
  const shown = await olivia('GET', `orders/${order.orderId}`)
  expect(shown.json).toMatchObject({
    status: 'needs_attention',
    attention: 'PayPal shows another amount for the payment of this order than the shop.',
    totalCents: 2600,
  })
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  await demo.change('payment_captures', `paypal_capture_id=eq.${order.captureId}`, { amount: 26 })
  expect((await olivia('POST', `orders/${order.orderId}/attention`, { settled: true })).status).toBe(200)
  expect((await booksOf(demo, order)).order).toMatchObject({ status: 'paid', attention: null })
})

test('an order that needs an exam is fulfilled only once a clinician has ticked it', async ({ demo }) => {
  const order = await paidOrder(demo)
  const [fred, clara] = [staffOf(demo, 'fred'), staffOf(demo, 'clara')]
  const fulfil = () => fred('POST', `orders/${order.orderId}/fulfilment`, { done: true })
  expect(await fulfil()).toMatchObject({ status: 409, json: { error: 'needs_exam' } })
  expect((await clara('POST', `orders/${order.orderId}/exam`, { done: true })).status).toBe(200)
  expect((await fulfil()).status).toBe(200)
  expect((await booksOf(demo, order)).order?.status).toBe('fulfilled')
  const untick = await clara('POST', `orders/${order.orderId}/exam`, { done: false })
  expect(untick).toMatchObject({ status: 409, json: { error: 'fulfilled' } })
})

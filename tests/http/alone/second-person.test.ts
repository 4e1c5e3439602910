import { randomUUID } from 'node:crypto'
import type { WaitingRefund } from '@/lib/desk/refunds/shared'
import type { Demo } from '../../setup/demo'
import { buyGift, newGift } from '../../setup/gift-cards'
import { expect, testAlone as test } from '../../setup/http-test'
import { paidOrder, refundedAtPayPal, refundOf, refundsOf } from '../../setup/paid-order'
import { auditOf, invited, staffOf } from '../../setup/staff'
import { callDatabase } from '../../setup/subscribers'

// docs/decisions/0052-second-factor.md: an order of two B12 is $26, and above $10 it takes two.
const setLimit = (demo: Demo, cents: number | null) =>
  staffOf(demo, 'olivia')('POST', 'refunds/limit', { cents })
test.beforeEach(async ({ demo }) => {
  expect((await setLimit(demo, 1000)).status).toBe(200)
})
test.afterEach(async ({ demo }) => {
  await setLimit(demo, null)
})

const decide = (demo: Demo, who: 'olivia' | 'fred', id: string, what = 'confirm') =>
  staffOf(demo, who)('POST', `refunds/${id}/${what}`, {})
const waiting = async (demo: Demo, who: 'olivia' | 'fred' = 'olivia') =>
  ((await staffOf(demo, who)('GET', 'refunds')).json?.items ?? []) as WaitingRefund[]

test('above the amount a refund waits for somebody else; who asked can’t confirm it, who confirms gives it back once', async ({
  demo,
}) => {
  const order = await paidOrder(demo)
  const fred = staffOf(demo, 'fred')
  const refund = refundOf(order)
  for (const _ of ['pressed', 'pressed again'])
    expect(await fred('POST', refundsOf(order), refund)).toMatchObject({
      status: 202,
      json: { outcome: 'waits' },
    })
  expect(await fred('POST', refundsOf(order), refundOf(order))).toMatchObject({
    status: 202,
    json: { message: expect.stringContaining('already waiting') },
  })
  expect(await refundedAtPayPal(demo, order)).toEqual([])
  expect((await waiting(demo)).filter(({ orderId }) => orderId === order.orderId)).toMatchObject([
    {
      id: refund.id,
      cents: 2600,
      by: 'Fred Baker',
      isYours: false,
      reason: refund.reason,
      orderRef: order.ref,
    },
  ])
  expect((await fred('GET', `orders/${order.orderId}`)).json).toMatchObject({
    status: 'paid',
    refunds: [],
    waitingRefunds: [{ id: refund.id, isYours: true }],
  })
  expect((await staffOf(demo, 'olivia')('GET', 'today')).json).toMatchObject({
    refunds: { waiting: expect.any(Number) },
  })

  expect(await decide(demo, 'fred', refund.id)).toMatchObject({ status: 409, json: { error: 'own' } })
  for (const who of ['clara', 'ed'] as const)
    expect((await staffOf(demo, who)('POST', `refunds/${refund.id}/confirm`, {})).status, who).toBe(403)
  expect(await refundedAtPayPal(demo, order)).toEqual([])

  expect((await decide(demo, 'olivia', refund.id)).status).toBe(200)
  await expect.poll(() => refundedAtPayPal(demo, order)).toEqual([2600])
  expect(await decide(demo, 'olivia', refund.id)).toMatchObject({ status: 409, json: { error: 'decided' } })
  expect((await fred('POST', refundsOf(order), refund)).status).toBe(200)
  expect(await refundedAtPayPal(demo, order)).toEqual([2600])
  expect(
    (await auditOf(demo, `order:${order.orderId}`))
      .filter(({ action }) => String(action).startsWith('refund.'))
      .map(({ actor, action }) => [actor, action]),
  ).toEqual([
    [demo.person('fred').email, 'refund.requested'],
    [demo.person('fred').email, 'refund.asked'],
    [demo.person('olivia').email, 'refund.confirmed'],
  ])
})

test('parts of an order count together, and so do parts at once', async ({ demo }) => {
  const order = await paidOrder(demo)
  const fred = staffOf(demo, 'fred')
  const part = (cents: number, seenCents: number) =>
    fred('POST', refundsOf(order), refundOf(order, { cents, seenCents }))
  expect((await part(600, 2600)).status).toBe(200)
  expect((await part(401, 2000)).status).toBe(202)
  expect((await part(400, 2000)).status).toBe(200)
  const [one] = (await waiting(demo)).filter(({ orderId }) => orderId === order.orderId)
  expect(await decide(demo, 'olivia', one?.id ?? '')).toMatchObject({ status: 409, json: { error: 'void' } })

  const other = await paidOrder(demo)
  const atOnce = await Promise.all(
    [600, 700].map((cents) => fred('POST', refundsOf(other), refundOf(other, { cents }))),
  )
  expect(atOnce.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  await expect.poll(async () => (await refundedAtPayPal(demo, other)).length).toBeLessThanOrEqual(1)
})

test('two who confirm at the same moment: the money goes back once', async ({ demo }) => {
  const order = await paidOrder(demo)
  const priya = await invited(demo)
  const id = randomUUID()
  const asked = await callDatabase(demo, 'request_refund', {
    p_id: id,
    p_order_id: order.orderId,
    p_capture_id: order.captureId,
    p_cents: 2600,
    p_seen_cents: 2600,
    p_reason: 'The visit was cancelled.',
    p_actor: priya.email,
    p_now: new Date().toISOString(),
  })
  expect(asked).toEqual({ outcome: 'waits' })
  const both = await Promise.all((['olivia', 'fred'] as const).map((who) => decide(demo, who, id)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await expect.poll(() => refundedAtPayPal(demo, order)).toEqual([2600])
})

test('a colleague says no, or who asked takes it back: nothing moves, then or later', async ({ demo }) => {
  const order = await paidOrder(demo)
  const fred = staffOf(demo, 'fred')
  for (const who of ['olivia', 'fred'] as const) {
    const refund = refundOf(order)
    expect((await fred('POST', refundsOf(order), refund)).status).toBe(202)
    expect((await decide(demo, who, refund.id, 'reject')).status).toBe(200)
    expect(await decide(demo, 'olivia', refund.id)).toMatchObject({ status: 409, json: { error: 'decided' } })
    expect(await fred('POST', refundsOf(order), refund)).toMatchObject({
      status: 409,
      json: { error: 'rejected' },
    })
  }
  expect(await decide(demo, 'olivia', randomUUID())).toMatchObject({ status: 404 })
  expect(await refundedAtPayPal(demo, order)).toEqual([])
})

test.for([
  ['has left', 'POST', '/remove', {}],
  ['may not give money back any more', 'PATCH', '', { role: 'clinician', seen: 'front_desk' }],
] as const)(
  'of somebody who %s nothing is given back, however it is confirmed',
  async ([, method, path, change], { demo }) => {
    const order = await paidOrder(demo)
    const priya = await invited(demo, 'front_desk')
    const id = randomUUID()
    await callDatabase(demo, 'request_refund', {
      p_id: id,
      p_order_id: order.orderId,
      p_capture_id: order.captureId,
      p_cents: 2600,
      p_seen_cents: 2600,
      p_reason: 'For me.',
      p_actor: priya.email,
      p_now: new Date().toISOString(),
    })
    expect((await staffOf(demo, 'olivia')(method, `people/${priya.id}${path}`, change)).status).toBe(200)
    expect(await decide(demo, 'fred', id)).toMatchObject({ status: 409, json: { error: 'void' } })
    expect(await refundedAtPayPal(demo, order)).toEqual([])
  },
)

test('a gift card is cancelled by two as well', async ({ demo }) => {
  const { card, orderId } = await buyGift(demo, newGift())
  const fred = staffOf(demo, 'fred')
  const cancel = () => fred('POST', `gift-cards/${card?.id}/cancel`, {})
  expect(await cancel()).toMatchObject({ status: 202, json: { outcome: 'waits' } })
  expect(await cancel()).toMatchObject({ status: 202 })
  expect((await demo.rows('gift_cards', `id=eq.${card?.id}`))[0]).toMatchObject({ balance: 50 })
  const [one] = (await waiting(demo)).filter((refund) => refund.orderId === orderId)
  expect(one).toMatchObject({ cents: 5000, reason: expect.stringContaining('Cancel the gift card …') })
  expect((await decide(demo, 'olivia', one?.id ?? '')).status).toBe(200)
  await expect
    .poll(async () => (await demo.rows('gift_cards', `id=eq.${card?.id}`))[0])
    .toMatchObject({ status: expect.stringMatching(/^(?:cancelled|void)$/), balance: 0 })
})

test('without an amount one person is enough; only an owner sets it, and by its field', async ({ demo }) => {
  await setLimit(demo, null)
  expect((await auditOf(demo, 'desk')).at(-1)).toMatchObject({
    action: 'refund.limit_set',
    detail: { cents: 'none' },
  })
  const order = await paidOrder(demo)
  expect((await staffOf(demo, 'fred')('POST', refundsOf(order), refundOf(order))).status).toBe(200)
  expect((await staffOf(demo, 'fred')('POST', 'refunds/limit', { cents: 1 })).status).toBe(403)
  for (const cents of [-1, 0.5, '10', undefined])
    expect(await staffOf(demo, 'olivia')('POST', 'refunds/limit', { cents }), String(cents)).toMatchObject({
      status: 400,
      json: { field: 'cents' },
    })
  await setLimit(demo, 0)
  expect((await staffOf(demo, 'fred')('GET', 'refunds')).json).toMatchObject({ confirmAboveCents: 0 })
})

import { randomUUID } from 'node:crypto'
import { booksOf, eventually, type Line, mailboxOf, newBuyer, visit } from '../setup/buyer'
import type { Demo } from '../setup/demo'
import { paypalOf } from '../setup/demo-paypal'
import { newGift } from '../setup/gift-cards'
import { expect, test } from '../setup/http-test'
import { staffOf } from '../setup/staff'

const b12: Line = { productId: 'injection-b12', quantity: 1 }
const mesa = { zip: '85201', phone: '+49 170 1234567' }

/** Begins to pay for this in Mesa; the answer. */
const orderIn = (demo: Demo, { visit: where = mesa, ...body }: Record<string, unknown>) => {
  const buyer = newBuyer(demo)
  const send = { checkoutKey: buyer.checkoutKey, lines: [b12], visit: where, ...body }
  return buyer.ask('/api/orders', send).then((answer) => ({ ...answer, buyer, body: answer.body }))
}

test('B12 to Mesa costs $38 at PayPal, in the books, in the receipt and for the desk; the fee alone can go back [PAY-012] [AREA-012]', async ({
  demo,
}) => {
  const { body, buyer } = await orderIn(demo, { expectedTotalCents: 38_00 })
  expect(body).toMatchObject({ outcome: 'ready', totalCents: 38_00 })
  const { orderId = '', paypalOrderId = '' } = body
  const email = `mesa-${randomUUID()}@example.com`
  const { units } = await paypalOf(demo).approve(paypalOrderId, { email })
  expect(units[0].amount).toMatchObject({
    value: '38.00',
    breakdown: { item_total: { value: '13.00' }, handling: { value: '25.00' }, discount: { value: '0.00' } },
  })
  const started = { orderId, paypalOrderId, checkoutKey: buyer.checkoutKey, totalCents: 38_00 }
  expect(await buyer.settled(started)).toMatchObject({ status: 'paid', totalCents: 38_00 })
  expect((await booksOf(demo, { orderId })).order).toMatchObject({
    total_amount: 38,
    travel_fee: 25,
    visit_zip: '85201',
    visit_area: 'Mesa',
    phone: '+49 170 1234567',
  })
  // The mail about the exam may come before it.
  await eventually(async () => (await mailboxOf(demo, email)).map(({ text }) => text).join()).toMatch(
    /Travel fee, Mesa: \$25\.00\s+Total, paid with PayPal: \$38\.00/,
  )

  const fred = staffOf(demo, 'fred')
  const listed = await fred('GET', `orders?search=${orderId}`)
  expect(listed.json).toMatchObject({
    items: [{ visit: 'Mesa 85201 · +49 170 1234567 · $25.00 travel fee' }],
  })
  expect((await fred('GET', `orders?search=${encodeURIComponent('+49 170 1234567')}`)).json).toMatchObject({
    items: [{ id: orderId }],
  })
  const isMarked = async () => (await fred('GET', `orders/${orderId}`)).json?.lacksTime
  expect(await isMarked(), 'paid just now').toBe(false)
  const { now } = await (await fetch(`${demo.stackUrl}/clock`)).json()
  await demo.change('orders', `id=eq.${orderId}`, {
    paid_at: new Date(Date.parse(now) - 25 * 3_600_000).toISOString(),
  })
  expect(await isMarked(), 'paid yesterday').toBe(true)
  for (const done of [true, true, false, true])
    expect((await fred('POST', `orders/${orderId}/time`, { done })).status).toBe(200)
  expect((await fred('GET', `orders/${orderId}`)).json).toMatchObject({
    lacksTime: false,
    timeChosenAt: expect.any(String),
  })
  const trail = await demo.rows('audit_log', `subject=eq.order:${orderId}&action=like.order.time*&order=id`)
  expect(trail.map(({ action }) => action)).toEqual([
    'order.time_chosen',
    'order.time_open',
    'order.time_chosen',
  ])
  const csv = await fred('GET', `orders.csv?search=${orderId}`)
  expect(csv.text).toContain('"38.00","0.00","25.00","Mesa","85201"')
  const [capture] = await paypalOf(demo).captures(paypalOrderId)
  const fee = { id: randomUUID(), captureId: capture?.id, cents: 25_00, seenCents: 38_00, reason: 'A group.' }
  expect((await fred('POST', `orders/${orderId}/refunds`, fee)).status).toBe(200)
  await eventually(async () => (await booksOf(demo, { orderId })).order?.status).toBe('partially_refunded')
})

test('Scottsdale has no fee; New York can buy no injection but a gift card; gift cards are asked nothing', async ({
  demo,
}) => {
  expect((await orderIn(demo, { visit, expectedTotalCents: 13_00 })).body).toMatchObject({ outcome: 'ready' })
  const far = { zip: '10001', phone: visit.phone }
  const refused = await orderIn(demo, { visit: far, gifts: [newGift()], expectedTotalCents: 63_00 })
  expect(refused).toMatchObject({ status: 409, body: { error: 'outside_area', field: 'visit.zip' } })
  const alone = { lines: [], gifts: [newGift()], expectedTotalCents: 50_00 }
  expect((await orderIn(demo, { ...alone, visit: far })).body).toMatchObject({ outcome: 'ready' })
  expect((await orderIn(demo, { ...alone, visit: null })).body).toMatchObject({ outcome: 'ready' })
})

test('another ZIP code while PayPal is open: the same fee keeps the order, another fee is another order at PayPal, and the old approval pays nothing', async ({
  demo,
}) => {
  const { body, buyer } = await orderIn(demo, { visit, expectedTotalCents: 13_00 })
  const again = (where: object, expectedTotalCents: number) =>
    buyer.ask('/api/orders', {
      checkoutKey: buyer.checkoutKey,
      lines: [b12],
      visit: where,
      expectedTotalCents,
    })
  const tempe = await again({ ...visit, zip: '85281' }, 13_00)
  expect(tempe.body.paypalOrderId).toBe(body.paypalOrderId)
  expect((await booksOf(demo, { orderId: String(body.orderId) })).order).toMatchObject({
    visit_area: 'Tempe',
    travel_fee: 0,
  })
  // What the page shows is not what it costs: the fee as it is now comes with the answer.
  expect(await again(mesa, 13_00)).toMatchObject({
    status: 409,
    body: { field: 'expectedTotalCents', visit: { area: 'Mesa', feeCents: 25_00 } },
  })
  const dear = await again(mesa, 38_00)
  expect(dear.body.paypalOrderId).not.toBe(body.paypalOrderId)
  await paypalOf(demo).approve(String(body.paypalOrderId))
  const settled = await buyer.settle({
    orderId: String(body.orderId),
    paypalOrderId: String(body.paypalOrderId),
    checkoutKey: buyer.checkoutKey,
    totalCents: 13_00,
  })
  expect(settled.body).toMatchObject({ status: 'pending', reason: 'superseded' })
  expect(await paypalOf(demo).captures(String(body.paypalOrderId))).toEqual([])
})

test('where a nurse would come is answered with area, time and fee, or by the name of the field', async ({
  demo,
}) => {
  const ask = (zip: unknown, phone: unknown = visit.phone) =>
    newBuyer(demo).ask('/api/checkout/visit', { zip, phone })
  for (const zip of ['85201', ' 85201 ', '85201-1234', '852011234', '８５２０１'])
    expect(await ask(zip)).toEqual({
      status: 200,
      body: { zip: '85201', phone: visit.phone, area: 'Mesa', time: '60-75 min', feeCents: 25_00 },
    })
  for (const zip of ['', 'Mesa', '8520', '852011', null, ['85201'], 85201])
    expect(await ask(zip)).toMatchObject({ status: 400, body: { error: 'invalid', field: 'zip' } })
  for (const phone of ['', 'call me', '123', '4'.repeat(41), 'a\u0000b'])
    expect(await ask('85201', phone)).toMatchObject({ status: 400, body: { field: 'phone' } })
  expect(await ask('10001')).toMatchObject({ status: 409, body: { error: 'outside_area', field: 'zip' } })
})

test('whoever has the order’s code notes that the time is chosen, nobody else; the desk sees it and can take it back', async ({
  demo,
}) => {
  const { body, buyer } = await orderIn(demo, { visit, expectedTotalCents: 13_00 })
  const { orderId = '', paypalOrderId = '' } = body
  const choose = (send: object) => newBuyer(demo).ask('/api/account/orders/time', send)
  const stranger = { status: 400, body: { error: 'no_such_order' } }
  await paypalOf(demo).approve(paypalOrderId)
  const paid = await buyer.settled({
    ...{ orderId, paypalOrderId, totalCents: 13_00 },
    checkoutKey: buyer.checkoutKey,
  })
  const { accessToken: token = '' } = paid
  for (const wrong of [
    { order: orderId },
    { order: orderId, token: '' },
    { order: orderId, token: token.slice(0, 13) },
    { order: randomUUID(), token },
    { order: 'mine', token },
  ])
    expect(await choose(wrong)).toMatchObject(stranger)
  expect(await choose({ token })).toMatchObject({ status: 400, body: { field: 'order' } })
  expect((await booksOf(demo, { orderId })).order).toMatchObject({ time_chosen_at: null })

  for (let presses = 0; presses < 2; presses += 1)
    expect(await choose({ order: orderId, token })).toMatchObject({
      status: 200,
      body: { outcome: 'chosen' },
    })
  expect((await booksOf(demo, { orderId })).order).toMatchObject({ time_chosen_by: 'buyer' })
  expect(
    await demo.rows('audit_log', `subject=eq.order:${orderId}&action=eq.order.time_chosen`),
  ).toMatchObject([{ actor: 'buyer of the order' }])
  const fred = staffOf(demo, 'fred')
  expect((await fred('POST', `orders/${orderId}/time`, { done: false })).status).toBe(200)
  expect((await booksOf(demo, { orderId })).order).toMatchObject({ time_chosen_at: null })
})

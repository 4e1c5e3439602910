import { randomUUID } from 'node:crypto'
import { mailboxOf, newBuyer, runJobs, setStock } from '../../setup/buyer'
import { expect, testAlone as test } from '../../setup/http-test'
import { paidOrder } from '../../setup/paid-order'
import { auditOf, staffOf } from '../../setup/staff'

const product = 'injection-taurine'
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
const delivery = (over: object = {}) => ({
  key: randomUUID(),
  units: 20,
  lot: `Lot ${randomUUID().slice(0, 8)}`,
  expiresOn: inAYear,
  reason: 'Delivery',
  ...over,
})

type Lot = { id: string; name: string; onHand: number }
type Stock = { forSale: number; onHand: number; lots: Lot[]; entries: object[] }

test('sold out, twenty received in the Studio, and the next look finds them for sale; fulfilled, the lot knows who got it [INJ-020]', async ({
  demo,
}) => {
  const fred = staffOf(demo, 'fred')
  const available = async () => {
    const { products } = await (await fetch(`${demo.ownUrl}/api/products`)).json()
    return products.find(({ id }: { id: string }) => id === product)?.available
  }
  const stock = async () => (await fred('GET', `stock/${product}`)).json as unknown as Stock
  await setStock(demo, product, 0)
  expect(await available()).toBe(0)
  const cents = 100 * Number((await demo.products(`id=eq.${product}`))[0]?.price)
  expect((await newBuyer(demo).order([{ productId: product, quantity: 1 }], cents)).status).toBe(409)

  const received = delivery()
  for (const _ of [1, 2]) expect((await fred('POST', `stock/${product}/receive`, received)).status).toBe(200)
  expect(await available()).toBe(20)

  const order = await paidOrder(demo, { productId: product, quantity: 2 })
  expect(await stock()).toMatchObject({ forSale: 18 })
  await demo.change('order_items', `order_id=eq.${order.orderId}`, { is_exam_required: false })
  const done = (isDone: boolean) => fred('POST', `orders/${order.orderId}/fulfilment`, { done: isDone })
  expect((await done(true)).status).toBe(200)
  const lot = (await stock()).lots.find(({ name }) => name === received.lot)
  expect(lot).toMatchObject({ onHand: 18 })
  expect((await fred('GET', `stock/lots/${lot?.id}/recall`)).json?.items).toMatchObject([
    { id: order.orderId, ref: order.ref, email: order.email, units: 2 },
  ])
  const csv = await fred('GET', `stock/lots/${lot?.id}/recall.csv`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.text).toContain(`"${order.ref}"`)
  expect(csv.text).toContain(order.email)
  const actor = demo.person('fred').email
  expect(await auditOf(demo, `lot:${lot?.id}`)).toMatchObject([
    { action: 'stock.received', actor, detail: { units: 20 } },
    { action: 'stock.recall_read', actor },
    { action: 'stock.exported', actor },
  ])
  expect((await done(false)).status).toBe(200)
  expect((await fred('GET', `stock/lots/${lot?.id}/recall`)).json?.items).toEqual([])

  // Nothing of it is left to give.
  const { lots } = await stock()
  for (const { id, onHand } of lots.filter(({ onHand }) => onHand > 0))
    await fred('POST', `stock/lots/${id}/write-off`, { key: randomUUID(), units: onHand, reason: 'Broken' })
  expect(await done(true)).toMatchObject({
    status: 409,
    json: {
      error: 'no_units',
      message: 'Not enough is in stock: 0 of Taurine. Please receive or correct the stock first.',
    },
  })
  await fred('POST', `stock/${product}/receive`, delivery({ units: 200 }))
})

test('what is wrong is refused by its field, and a count of what has changed by a sentence', async ({
  demo,
}) => {
  const fred = staffOf(demo, 'fred')
  const refusal = async (path: string, body: object) => {
    const { status, json } = await fred('POST', path, body)
    return [status, json?.field ?? json?.error]
  }
  const receive = (over: object) => refusal(`stock/${product}/receive`, delivery(over))
  for (const units of [0, -1, 1.5, '20', null, 1_000_000])
    expect(await receive({ units }), `${units} units`).toEqual([400, 'units'])
  expect(await receive({ lot: '  ' })).toEqual([400, 'lot'])
  expect(await receive({ expiresOn: '' })).toEqual([400, 'expiresOn'])
  expect(await receive({ expiresOn: '2027-02-30' })).toEqual([400, 'expiresOn'])
  expect(await receive({ expiresOn: '2020-01-31' })).toEqual([400, 'expiresOn'])
  expect(await receive({ reason: '' })).toEqual([400, 'reason'])
  expect(await receive({ actor: 'somebody' })).toEqual([400, 'actor'])
  expect(await refusal('stock/nothing/receive', delivery())).toEqual([404, 'unknown'])
  expect((await fred('GET', 'stock/nothing')).status).toBe(404)

  const { lots } = (await fred('GET', `stock/${product}`)).json as unknown as Stock
  const [lot] = lots.filter(({ onHand }) => onHand > 0)
  const change = { key: randomUUID(), reason: 'Counted' }
  const seen = (lot?.onHand ?? 0) + 1
  expect(await refusal(`stock/lots/${lot?.id}/correct`, { ...change, counted: 3, seen })).toEqual([
    409,
    'counted',
  ])
  expect(await refusal(`stock/lots/${lot?.id}/write-off`, { ...change, units: seen })).toEqual([409, 'units'])
  expect(await refusal(`stock/lots/${randomUUID()}/write-off`, { ...change, units: 1 })).toEqual([
    404,
    'unknown',
  ])
  expect(await refusal(`stock/${product}/mark`, { lowMark: -1 })).toEqual([400, 'lowMark'])
  const { orderId } = await paidOrder(demo, { productId: product, quantity: 1 })
  expect(await refusal(`stock/orders/${orderId}/put-back`, {})).toEqual([409, 'not_refunded'])
})

test('the clinic gets a mail when the stock falls to its low mark', async ({ demo }) => {
  const clara = staffOf(demo, 'clara')
  expect((await clara('POST', `stock/${product}/mark`, { lowMark: 60 })).status).toBe(200)
  await setStock(demo, product, 61)
  await paidOrder(demo, { productId: product, quantity: 1 })
  const row = async () =>
    (await demo.rows('mail_outbox', 'kind=eq.staff_stock_low&order=created_at.desc&limit=1'))[0]
  expect(await row()).toMatchObject({ data: { name: 'Taurine', units: 60 } })
  await expect
    .poll(async () => {
      await runJobs(demo)
      return (await row())?.status
    })
    .toBe('sent')
  const mails = await mailboxOf(demo, 'bookings@ocotillo.example')
  expect(mails.map(({ subject }) => subject)).toContain('Low stock: Taurine, 60 are left for sale')
  await setStock(demo, product, 100_000)
})

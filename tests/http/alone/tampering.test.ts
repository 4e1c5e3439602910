import { randomUUID } from 'node:crypto'
import { letPass, newBuyer, stockOf, visit } from '../../setup/buyer'
import type { Demo } from '../../setup/demo'
import { paypalOf } from '../../setup/demo-paypal'
import { expect, testAlone as test } from '../../setup/http-test'

// What other files left unpaid is looked at now, and not in the midst of a comparison of all books.
test.afterEach(({ demo }) => paypalOf(demo).webhooks('on'))
test.beforeAll(async ({ demo }) => {
  for (const minutes of [11, 61]) await letPass(demo, minutes)
  await letPass(demo, -72)
})

/** Whatever a hostile browser changes in a request: refused with the field's name, and nothing has changed. */
const line = { productId: 'injection-b12', quantity: 1 }
const good = { lines: [line], visit, expectedTotalCents: 1300 }

const tampered: [what: string, body: object, status: number, field: string][] = [
  ['a price on the line', { ...good, lines: [{ ...line, price: 0.01 }] }, 400, 'lines.0.price'],
  ['a total', { ...good, total: 0.01 }, 400, 'total'],
  ['an amount for PayPal', { ...good, amount: { value: '0.01', currency_code: 'USD' } }, 400, 'amount'],
  ['a currency', { ...good, currency: 'JPY' }, 400, 'currency'],
  ['a status', { ...good, status: 'paid' }, 400, 'status'],
  ['an owner', { ...good, userId: randomUUID() }, 400, 'userId'],
  ['a discount', { ...good, discount: 100 }, 400, 'discount'],
  ['a lower total than the catalogue’s', { ...good, expectedTotalCents: 1 }, 409, 'expectedTotalCents'],
  ['a negative total', { ...good, expectedTotalCents: -1300 }, 400, 'expectedTotalCents'],
  ['a total as text', { ...good, expectedTotalCents: '1300' }, 400, 'expectedTotalCents'],
  ['quantity 0', { ...good, lines: [{ ...line, quantity: 0 }] }, 400, 'lines.0.quantity'],
  ['a negative quantity', { ...good, lines: [{ ...line, quantity: -1 }] }, 400, 'lines.0.quantity'],
  ['half a unit', { ...good, lines: [{ ...line, quantity: 0.5 }] }, 400, 'lines.0.quantity'],
  [
    '21 units',
    { ...good, lines: [{ ...line, quantity: 21 }], expectedTotalCents: 27_300 },
    400,
    'lines.0.quantity',
  ],
  ['a billion units', { ...good, lines: [{ ...line, quantity: 1e9 }] }, 400, 'lines.0.quantity'],
  ['a line that takes back', { ...good, lines: [line, { ...line, quantity: -1 }] }, 400, 'lines.1.quantity'],
  ['the same product twice', { ...good, lines: [line, line] }, 400, 'lines'],
  ['a product that is none', { ...good, lines: [{ ...line, productId: 'gold' }] }, 409, 'lines'],
  [
    'a document that is no product',
    { ...good, lines: [{ ...line, productId: 'siteSettings' }] },
    409,
    'lines',
  ],
  [
    'a draft of a product',
    { ...good, lines: [{ ...line, productId: 'drafts.injection-b12' }] },
    409,
    'lines',
  ],
  [
    'a query as product',
    { ...good, lines: [{ ...line, productId: '") || true || ("' }] },
    400,
    'lines.0.productId',
  ],
  [
    'half a character as product',
    { ...good, lines: [{ ...line, productId: '\ud800' }] },
    400,
    'lines.0.productId',
  ],
  [
    '61 units',
    { ...good, lines: [20, 20, 20, 1].map((quantity, n) => ({ productId: `p${n}`, quantity })) },
    400,
    'lines',
  ],
  ['a NUL in a product', { ...good, lines: [{ ...line, productId: 'b12\0' }] }, 400, 'lines.0.productId'],
  [
    'a product id of 201 characters',
    { ...good, lines: [{ ...line, productId: 'x'.repeat(201) }] },
    400,
    'lines.0.productId',
  ],
  ['no visit', { ...good, visit: null }, 400, 'visit.zip'],
  ['a ZIP code of New York', { ...good, visit: { ...visit, zip: '10001' } }, 409, 'visit.zip'],
  ['letters for a ZIP code', { ...good, visit: { ...visit, zip: 'Mesa' } }, 400, 'visit.zip'],
  ['two ZIP codes', { ...good, visit: { ...visit, zip: '85251 85201' } }, 400, 'visit.zip'],
  ['a list for a ZIP code', { ...good, visit: { ...visit, zip: ['85251'] } }, 400, 'visit.zip'],
  ['no phone number', { ...good, visit: { zip: visit.zip } }, 400, 'visit.phone'],
  ['words for a phone number', { ...good, visit: { ...visit, phone: 'call me' } }, 400, 'visit.phone'],
  ['a travel fee of their own', { ...good, visit: { ...visit, feeCents: 0 } }, 400, 'visit.feeCents'],
  ['no travel fee to Mesa', { ...good, visit: { ...visit, zip: '85201' } }, 409, 'expectedTotalCents'],
  ['a code that is none', { ...good, discountCodes: ['OCO-0000-00'] }, 409, 'discountCodes'],
  [
    'words for a code',
    { ...good, discountCodes: ['25 % off'], expectedTotalCents: 975 },
    409,
    'discountCodes',
  ],
  ['a number for a code', { ...good, discountCodes: [25] }, 400, 'discountCodes.0'],
  ['five codes', { ...good, discountCodes: ['1', '2', '3', '4', '5'] }, 400, 'discountCodes'],
  ['a discount without a code', { ...good, expectedTotalCents: 975 }, 409, 'expectedTotalCents'],
  ['nothing to pay without a code', { ...good, expectedTotalCents: 0 }, 400, 'expectedTotalCents'],
  ['no lines', { ...good, lines: [] }, 400, 'lines'],
  [
    '51 lines',
    { ...good, lines: Array.from({ length: 51 }, (_, n) => ({ ...line, productId: `p${n}` })) },
    400,
    'lines',
  ],
  ['a checkout key that is none', { ...good, checkoutKey: 'mine' }, 400, 'checkoutKey'],
]

const booksAndStock = async (demo: Demo) => ({
  orders: (await demo.rows('orders', 'select=id')).length,
  attempts: (await demo.rows('payment_attempts', 'select=id')).length,
  holds: (await demo.rows('stock_holds', 'select=order_id')).length,
  stock: await stockOf(demo, 'injection-b12'),
  atPayPal: (await paypalOf(demo).control('ledger')).orders.length,
})

for (const [what, body, status, field] of tampered)
  test(`an order with ${what} is refused by the name of its field, and nothing has changed`, async ({
    demo,
  }) => {
    const before = await booksAndStock(demo)
    const buyer = newBuyer(demo)
    const answer = await buyer.ask('/api/orders', { checkoutKey: buyer.checkoutKey, ...body })
    expect(answer).toMatchObject({ status, body: { field } })
    // What the shop itself may cause, such as a new price, is said in the shopper's words.
    expect(answer.body.message).toContain(status === 400 ? field : ' ')
    expect(await booksAndStock(demo)).toEqual(before)
  })

test('a cheap payment does not pay for a dear order, nor a stranger’s for mine', async ({ demo }) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  const [cheap, dear] = [newBuyer(demo), newBuyer(demo)]
  const small = await cheap.start(line)
  const large = await dear.start({ ...line, quantity: 20 })
  await paypal.approve(small.paypalOrderId)
  const mixed = await dear.settle({ ...large, paypalOrderId: small.paypalOrderId })
  expect(mixed).toMatchObject({ status: 404, body: { error: 'not_found' } })
  expect(mixed.body.message).toContain('paypalOrderId')
  // The key of one order opens no other.
  expect((await cheap.settle(large)).status).toBe(404)
  expect((await cheap.ask(`/api/orders/${large.orderId}`)).status).toBe(404)
  expect((await dear.state(large)).status).toBe('pending')
  expect((await cheap.state(small)).status).toBe('pending')
})

test('a return with fields of its own, from another site, or without JSON is refused', async ({ demo }) => {
  const buyer = newBuyer(demo)
  const { orderId, paypalOrderId, checkoutKey } = await buyer.start(line)
  const settle = (body: unknown, headers = {}) => buyer.ask(`/api/orders/${orderId}/settle`, body, headers)
  const own = { checkoutKey, paypalOrderId }
  expect(await settle({ ...own, status: 'paid' })).toMatchObject({ status: 400, body: { field: 'status' } })
  expect(await settle({ ...own, amount: '0.01' })).toMatchObject({ status: 400, body: { field: 'amount' } })
  expect(await settle({ ...own, paypalOrderId: '../../refund' })).toMatchObject({
    status: 400,
    body: { field: 'paypalOrderId' },
  })
  expect(await settle(own, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  expect(await settle(own, { origin: 'null' })).toMatchObject({ status: 403 })
  expect(await settle(own, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await buyer.ask('/api/orders/not-an-id/settle', own)).toMatchObject({ status: 404 })
  expect((await buyer.state({ orderId, paypalOrderId, checkoutKey, totalCents: 0 })).status).toBe('pending')
})

test('before it is paid an order tells nobody its access code; afterwards only its own key [ROLE-004]', async ({
  demo,
}) => {
  const buyer = newBuyer(demo)
  const started = await buyer.start(line)
  expect(await buyer.state(started)).not.toHaveProperty('accessToken')
  await paypalOf(demo).approve(started.paypalOrderId)
  expect((await buyer.settled(started)).status).toBe('paid')
  expect((await buyer.state(started)).accessToken).toMatch(/^\w{32}$/)
  const stranger = newBuyer(demo)
  expect(await stranger.ask(`/api/orders/${started.orderId}`)).toMatchObject({ status: 404 })
})

test('the twenty-first start within a minute from one address has to wait', async ({ demo }) => {
  const buyer = newBuyer(demo)
  for (let n = 0; n < 20; n += 1) expect((await buyer.order([], 1)).status).toBe(400)
  expect(await buyer.order([line], 1300)).toMatchObject({ status: 429, body: { error: 'too_many' } })
})

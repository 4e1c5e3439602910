import { booksOf, eventually, letPass, newBuyer, stockOf } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { connectToDatabase } from '../../setup/database'
import { paypalOf } from '../../setup/demo-paypal'
import { expect, testAlone as test } from '../../setup/http-test'

/**
 * The failure cases of docs/contracts/payments.md A5, by their numbers, over HTTP against the production build:
 * amounts, expiry, lost answers, outages and configuration.
 */
const one = (productId: string) => ({ productId, quantity: 1 })

test.afterEach(async ({ demo }) => {
  await paypalOf(demo).clearFaults()
  await paypalOf(demo).webhooks('on')
})

test('A5 case 9: carts of odd prices and many units are charged to the cent', { tags: ['long'] }, async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const content = contentOf(demo)
  const publishPrices = async (b12: number, zinc: number) => {
    await content.publishPrice('injection-b12', b12)
    await content.publishPrice('injection-zinc', zinc)
    const filter = 'id=in.(injection-b12,injection-zinc)&order=id&select=price'
    await eventually(async () => (await demo.products(filter)).map(({ price }) => price)).toEqual([b12, zinc])
  }
  await publishPrices(33.33, 0.07)
  for (const quantity of [1, 3, 7, 20]) {
    const buyer = newBuyer(demo)
    const started = await buyer.start(
      { productId: 'injection-b12', quantity: 3 },
      { productId: 'injection-zinc', quantity },
    )
    expect(started.totalCents).toBe(9999 + 7 * quantity)
    await paypal.approve(started.paypalOrderId)
    expect((await buyer.settled(started)).status).toBe('paid')
    const [capture] = await paypal.captures(started.paypalOrderId)
    expect(capture?.amountCents).toBe(started.totalCents)
    expect((await booksOf(demo, started)).order?.total_amount).toBe(started.totalCents / 100)
  }
  await publishPrices(13, 8)
})

for (const issue of ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS', 'DUPLICATE_INVOICE_ID'])
  test(`A5 case 10: ${issue} is not an error: the order says what is`, { tags: ['long'] }, async ({
    demo,
  }) => {
    const paypal = paypalOf(demo)
    await paypal.webhooks('off')
    await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { issue })
    const buyer = newBuyer(demo)
    const started = await buyer.start(one('injection-b12'))
    await paypal.approve(started.paypalOrderId)
    expect(['paid', 'confirming']).toContain((await buyer.settle(started)).body.status)
    await letPass(demo, 2)
    await letPass(demo, 2)
    expect((await buyer.state(started)).status).toBe('paid')
    expect(await paypal.captures(started.paypalOrderId)).toHaveLength(1)
  })

test('A5 case 10: an order that expired at PayPal: nothing charged, and the same cart begins anew', {
  tags: ['long'],
}, async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const before = await stockOf(demo, 'injection-b12')
  const old = await buyer.start(one('injection-b12'))
  await paypal.control(`orders/${old.paypalOrderId}/expire`, {})
  const told = (await buyer.settle(old)).body
  expect(told).toMatchObject({ status: 'expired' })
  expect(told.message).toContain('Nothing was charged.')
  expect(await stockOf(demo, 'injection-b12')).toBe(before)
  const anew = await buyer.start(one('injection-b12'))
  expect(anew.orderId).toBe(old.orderId)
  expect(anew.paypalOrderId).not.toBe(old.paypalOrderId)
  await paypal.approve(anew.paypalOrderId)
  expect((await buyer.settled(anew)).status).toBe('paid')
})

test('A5 case 10: nobody pays for six hours: the order expires and its units go back', {
  tags: ['long'],
}, async ({ demo }) => {
  const buyer = newBuyer(demo)
  const before = await stockOf(demo, 'injection-taurine')
  const started = await buyer.start(one('injection-taurine'))
  for (const minutes of [11, 60, 120, 120, 120]) await letPass(demo, minutes)
  expect((await buyer.state(started)).status).toBe('expired')
  expect(await stockOf(demo, 'injection-taurine')).toBe(before)
})

test('A5 case 11: PayPal’s answer to the creation is lost: the next press gets the same order', {
  tags: ['long'],
}, async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const orders = async () => (await paypal.control('ledger')).orders.length
  const before = await orders()
  await paypal.fault({ path: '^.*/v2/checkout/orders$', method: 'POST' }, { dropAfterCommit: true })
  const { status, body } = await buyer.order([one('injection-b12')], 1300)
  expect({ status, ...body }).toMatchObject({ status: 503, error: 'payment_unavailable' })
  expect(body.message).toContain('You weren’t charged')
  await paypal.clearFaults()
  const started = await buyer.start(one('injection-b12'))
  expect(await orders()).toBe(before + 1)
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.settled(started)).status).toBe('paid')
})

test('A5 case 11: PayPal’s order is made but can’t be saved: the sweep saves the same one', {
  tags: ['long'],
}, async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const sql = await connectToDatabase(demo)
  const name = 'public.record_paypal_order(uuid, text, timestamptz)'
  await sql.unsafe(`alter function ${name} rename to record_paypal_order_away`)
  const { status, body } = await buyer.order([one('injection-b12')], 1300)
  expect({ status, ...body }).toMatchObject({ status: 503, error: 'not_saved' })
  await sql.unsafe(`alter function ${name.replace('order(', 'order_away(')} rename to record_paypal_order`)
  await sql.end()
  const ours = `select=*,orders!inner(checkout_key)&orders.checkout_key=eq.${buyer.checkoutKey}`
  const attempt = async () => (await demo.rows('payment_attempts', ours))[0]
  expect(await attempt()).toMatchObject({ status: 'creating', paypal_order_id: null })
  const made = (await paypal.control('ledger')).orders.at(-1).id
  await letPass(demo, 3)
  expect(await attempt()).toMatchObject({ status: 'created', paypal_order_id: made })
})

test('A5 case 12: a double click is one order at PayPal', async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const before = (await paypal.control('ledger')).orders.length
  const answers = await Promise.all([1, 2, 3].map(() => buyer.order([one('injection-b12')], 1300)))
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.paypalOrderId))
  expect(ids.size).toBe(1)
  expect((await paypal.control('ledger')).orders.length).toBe(before + 1)
})

test('A5 case 13: PayPal forgets our token in the middle: a new one, and the order is paid', {
  tags: ['long'],
}, async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.webhooks('off')
  await paypal.approve(started.paypalOrderId)
  await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { status: 401 })
  expect((await buyer.settled(started)).status).toBe('paid')
})

test('A5 case 13: PayPal is away for ten minutes: no order is lost, the sweep finishes', {
  tags: ['long'],
}, async ({ demo }) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  await paypal.fault({ path: '^.*/v2/' }, { status: 503 })
  expect((await buyer.settle(started)).body.status).toBe('confirming')
  for (const minutes of [1, 4, 5]) await letPass(demo, minutes)
  expect((await buyer.state(started)).status).toBe('confirming')
  const refused = await newBuyer(demo).order([one('injection-b12')], 1300)
  expect(refused).toMatchObject({ status: 503, body: { error: 'payment_unavailable' } })
  await paypal.clearFaults()
  await letPass(demo, 2)
  expect((await buyer.state(started)).status).toBe('paid')
  expect(await paypal.captures(started.paypalOrderId)).toHaveLength(1)
})

test('A5 case 14: play money in a live shop, and keys of another PayPal: the site does not start', {
  tags: ['long'],
}, async ({ demo }) => {
  const live = {
    OCOTILLO_ENV: 'live',
    LOCAL_STACK_URL: '',
    SITE_URL: 'https://www.ocotillo.example',
    WIDGETS_STANDIN_URL: '',
    GIFT_CARD_KEY: 'k'.repeat(32),
    MAIL_FROM: 'Ocotillo <hello@www.ocotillo.example>',
  }
  await expect(demo.startAnotherSite(live)).rejects.toThrow(
    'PAYPAL_MODE is standin: a live shop takes real payments only.',
  )
  const sandboxKeys = { ...live, PAYPAL_MODE: 'live', PAYPAL_CLIENT_SECRET: 'of-the-sandbox' }
  await expect(demo.startAnotherSite(sandboxKeys)).rejects.toThrow(/does not know PAYPAL_CLIENT_ID/)
  await (await demo.startAnotherSite({ ...live, PAYPAL_MODE: 'live' })).stop()
})

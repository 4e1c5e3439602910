import { booksOf, eventually, letPass, mailboxOf, newBuyer, runJobs, setStock, stockOf } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { connectToDatabase } from '../setup/database'
import { paypalOf } from '../setup/demo-paypal'
import { expect, test } from '../setup/fixtures'

/** The failure cases of contract A5, by their numbers, over HTTP against the production build. */
const two = (productId: string) => ({ productId, quantity: 2 })
const one = (productId: string) => ({ productId, quantity: 1 })

test.afterEach(async ({ demo }) => {
  await paypalOf(demo).clearFaults()
  await paypalOf(demo).webhooks('on')
})

test('a paid order: one capture, items, stock, address, receipt [PAY-005] [PAY-006] [PAY-007] [PAY-010] [ENT-007] [ENT-008] [ROLE-003]', async ({
  demo,
}) => {
  const buyer = newBuyer(demo)
  const before = Number(await stockOf(demo, 'injection-b12'))
  const started = await buyer.start(two('injection-b12'), one('injection-zinc'))
  expect(await stockOf(demo, 'injection-b12')).toBe(before - 2)
  await paypalOf(demo).approve(started.paypalOrderId, { email: 'ana@example.com' })
  const { body } = await buyer.settle(started)
  expect(body).toMatchObject({ status: 'paid', ref: started.orderId.slice(0, 8), isGuest: true })
  const [capture, ...others] = await paypalOf(demo).captures(started.paypalOrderId)
  expect(others).toEqual([])
  expect(capture).toMatchObject({ status: 'COMPLETED', amountCents: started.totalCents })
  const { order, items, mailKinds } = await booksOf(demo, started)
  expect(order).toMatchObject({
    user_id: null,
    email: 'ana@example.com',
    total_amount: started.totalCents / 100,
    status: 'paid',
    paypal_payment_id: capture?.id,
    access_token: body.accessToken,
  })
  expect(items).toMatchObject([
    { product_id: 'injection-b12', quantity: 2, price: 13 },
    { product_id: 'injection-zinc', quantity: 1, price: 8 },
  ])
  expect(mailKinds).toEqual(['order_receipt', 'staff_order'])
  const receipts = async () =>
    (await mailboxOf(demo, 'ana@example.com')).filter(({ text }) => text.includes(body.ref ?? 'none'))
  await eventually(async () => (await receipts()).length).toBe(1)
  expect((await receipts())[0]?.text).toContain(body.accessToken?.slice(0, 13) ?? 'none')
})

test('a payer without an e-mail address: the guest address is kept, and nothing is mailed to it [ROLE-003]', async ({
  demo,
}) => {
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypalOf(demo).approve(started.paypalOrderId, { email: null })
  expect((await buyer.settle(started)).body.status).toBe('paid')
  const { order, mailKinds } = await booksOf(demo, started)
  expect(order?.email).toBe('guest@ocotillo.example')
  expect(mailKinds).toEqual(['staff_order'])
})

test('A5 case 1: the tab is closed after the approval: paid by the webhook', async ({ demo }) => {
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypalOf(demo).approve(started.paypalOrderId)
  await eventually(async () => (await buyer.state(started)).status).toBe('paid')
  expect(await paypalOf(demo).captures(started.paypalOrderId)).toHaveLength(1)
})

test('A5 case 1: the tab is closed and no webhook comes: paid by the sweep', async ({ demo }) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.state(started)).status).toBe('pending')
  await letPass(demo, 11)
  expect((await buyer.state(started)).status).toBe('paid')
  expect(await paypal.captures(started.paypalOrderId)).toHaveLength(1)
})

test('A5 case 2: webhook, sweep and five returns at once: one capture, one order, one stock change, one mail', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('duplicate')
  const buyer = newBuyer(demo)
  const before = Number(await stockOf(demo, 'injection-biotin'))
  const started = await buyer.start(two('injection-biotin'))
  await paypal.approve(started.paypalOrderId, { email: 'five@example.com' })
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => buyer.settle(started)),
    runJobs(demo),
  ])
  for (const answer of answers)
    if ('body' in answer) expect(['paid', 'confirming']).toContain(answer.body.status)
  await eventually(async () => (await buyer.state(started)).status).toBe('paid')
  expect(await paypal.captures(started.paypalOrderId)).toHaveLength(1)
  expect(await stockOf(demo, 'injection-biotin')).toBe(before - 2)
  expect((await booksOf(demo, started)).mailKinds).toEqual(['order_receipt', 'staff_order'])
  await eventually(async () => (await mailboxOf(demo, 'five@example.com')).length).toBe(1)
})

for (const [what, act] of [
  ['the connection is cut after the capture', { dropAfterCommit: true }],
  ['PayPal answers 500', { status: 500 }],
  ['PayPal answers 429', { status: 429 }],
  ['PayPal does not answer in time', { hangMs: 17_000 }],
] as const)
  test(`A5 case 3: ${what}: never "failed", never a second charge`, async ({ demo }) => {
    const paypal = paypalOf(demo)
    await paypal.webhooks('off')
    await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, act)
    const buyer = newBuyer(demo)
    const started = await buyer.start(one('injection-b12'))
    await paypal.approve(started.paypalOrderId)
    const { status, body } = await buyer.settle(started)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'confirming',
      message: 'Payment received or pending – we are confirming it.',
    })
    await letPass(demo, 2)
    expect((await buyer.state(started)).status).toBe('paid')
    expect(await paypal.captures(started.paypalOrderId)).toHaveLength(1)
  })

test('A5 case 4: the bank declines, another card pays: the same PayPal order, one paid order', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { issue: 'INSTRUMENT_DECLINED' })
  const buyer = newBuyer(demo)
  const lines = [one('injection-b12')]
  const first = await buyer.start(...lines)
  await paypal.approve(first.paypalOrderId)
  const declined = (await buyer.settle(first)).body
  await paypal.webhooks('off')
  expect(declined).toMatchObject({ status: 'pending', reason: 'declined' })
  expect(declined.message).toContain('Nothing was charged.')
  const again = await buyer.start(...lines)
  expect(again.paypalOrderId).toBe(first.paypalOrderId)
  await paypal.approve(again.paypalOrderId)
  expect((await buyer.settle(again)).body.status).toBe('paid')
  const { attempts } = await booksOf(demo, again)
  expect(attempts).toMatchObject([{ seq: 1, status: 'captured', capture_try: 2 }])
  const captures = await paypal.captures(first.paypalOrderId)
  expect(captures.filter(({ status }) => status === 'COMPLETED')).toHaveLength(1)
})

test('A5 case 4: after a decline a closed window, or the sweep, takes no money: the buyer has to choose again', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { issue: 'INSTRUMENT_DECLINED' })
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.settle(started)).body.reason).toBe('declined')
  // PayPal itself still says that the order is approved.
  const { checkoutKey, paypalOrderId } = started
  const closed = { checkoutKey, paypalOrderId, isApproved: false }
  expect((await buyer.ask(`/api/orders/${started.orderId}/settle`, closed)).body.status).toBe('pending')
  await letPass(demo, 11)
  expect((await buyer.state(started)).status).toBe('pending')
  expect(await paypal.captures(paypalOrderId)).toEqual([])
})

test('A5 case 5: PayPal’s order has another amount than ours: nothing is captured, a person is asked', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  const buyer = newBuyer(demo)
  const before = await stockOf(demo, 'injection-b12')
  const started = await buyer.start(one('injection-b12'))
  await paypal.control(`orders/${started.paypalOrderId}/patch-amount`, { value: '0.01' })
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.settle(started)).body).toMatchObject({ status: 'needs_attention' })
  expect(await paypal.captures(started.paypalOrderId)).toEqual([])
  expect(await stockOf(demo, 'injection-b12')).toBe(before)
  expect((await booksOf(demo, started)).mailKinds).toEqual(['staff_attention'])
})

test('A5 case 5: the cart changes in a second tab while the first approves: the old cart is not charged', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const old = await buyer.start(one('injection-b12'))
  const changed = await buyer.start(two('injection-b12'))
  expect(changed.orderId).toBe(old.orderId)
  expect(changed.paypalOrderId).not.toBe(old.paypalOrderId)
  await paypal.approve(old.paypalOrderId)
  expect((await buyer.settle(old)).body).toMatchObject({ status: 'pending', reason: 'superseded' })
  expect(await paypal.captures(old.paypalOrderId)).toEqual([])
  await paypal.approve(changed.paypalOrderId)
  expect((await buyer.settle(changed)).body.status).toBe('paid')
  expect((await booksOf(demo, changed)).items).toMatchObject([{ quantity: 2 }])
})

test('A5 case 6: two buyers, one item: one is paid, the other not even asked to pay', async ({ demo }) => {
  await setStock(demo, 'injection-taurine', 1)
  const buyers = [newBuyer(demo), newBuyer(demo)]
  const cents = 100 * Number((await demo.products('id=eq.injection-taurine'))[0]?.price)
  const answers = await Promise.all(buyers.map((buyer) => buyer.order([one('injection-taurine')], cents)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'out_of_stock',
    field: 'lines',
    message: 'Taurine is sold out.',
  })
  expect(await stockOf(demo, 'injection-taurine')).toBe(0)
  await setStock(demo, 'injection-taurine', 100)
})

test('A5 case 6: the last item goes to somebody else between approval and capture: not charged', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  await setStock(demo, 'injection-taurine', 1)
  const slow = newBuyer(demo)
  const held = await slow.start(one('injection-taurine'))
  expect(await stockOf(demo, 'injection-taurine')).toBe(0)
  await letPass(demo, 61)
  expect(Number(await stockOf(demo, 'injection-taurine'))).toBeGreaterThan(0)
  await setStock(demo, 'injection-taurine', 1)
  const quick = newBuyer(demo)
  const bought = await quick.start(one('injection-taurine'))
  await paypal.approve(bought.paypalOrderId)
  await paypal.approve(held.paypalOrderId)
  expect((await quick.settle(bought)).body.status).toBe('paid')
  expect((await slow.settle(held)).body).toMatchObject({ status: 'cancelled', reason: 'out_of_stock' })
  expect(await paypal.captures(held.paypalOrderId)).toEqual([])
  expect(await stockOf(demo, 'injection-taurine')).toBe(0)
  await setStock(demo, 'injection-taurine', 100)
})

for (const [end, status, mail] of [
  ['COMPLETED', 'paid', 'order_receipt'],
  ['DENIED', 'cancelled', 'order_refused'],
] as const)
  test(`A5 case 7: PayPal reviews the payment and days later it is ${end}`, async ({ demo }) => {
    const paypal = paypalOf(demo)
    const buyer = newBuyer(demo)
    const before = Number(await stockOf(demo, 'injection-zinc'))
    const started = await buyer.start(one('injection-zinc'))
    await paypal.control(`orders/${started.paypalOrderId}/capture-status`, { next: 'PENDING' })
    await paypal.approve(started.paypalOrderId, { email: 'review@example.com' })
    await eventually(async () => (await buyer.settle(started)).body.status).toBe('in_review')
    expect((await booksOf(demo, started)).mailKinds).toEqual(['order_in_review'])
    await letPass(demo, 3 * 24 * 60)
    expect((await buyer.state(started)).status).toBe('in_review')
    expect(await stockOf(demo, 'injection-zinc')).toBe(before - 1)
    await paypal.control(`orders/${started.paypalOrderId}/capture-status`, { status: end })
    await eventually(async () => (await buyer.state(started)).status).toBe(status)
    const { mailKinds } = await booksOf(demo, started)
    expect(mailKinds).toContain(mail)
    expect(await stockOf(demo, 'injection-zinc')).toBe(end === 'COMPLETED' ? before - 1 : before)
  })

test('A5 case 7: the end of a review is found by the daily look when its message is lost', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-zinc'))
  await paypal.control(`orders/${started.paypalOrderId}/capture-status`, { next: 'PENDING' })
  await paypal.approve(started.paypalOrderId)
  await eventually(async () => (await buyer.settle(started)).body.status).toBe('in_review')
  await paypal.webhooks('off')
  await paypal.control(`orders/${started.paypalOrderId}/capture-status`, { status: 'COMPLETED' })
  await letPass(demo, 25 * 60)
  expect((await buyer.state(started)).status).toBe('paid')
})

test('A5 case 8: messages twice and out of order change nothing', async ({ demo }) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('out-of-order')
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  expect(['paid', 'confirming']).toContain((await buyer.settle(started)).body.status)
  await eventually(async () => (await buyer.state(started)).status).toBe('paid')
  await paypal.webhooks('duplicate')
  await runJobs(demo)
  const { mailKinds, attempts } = await booksOf(demo, started)
  expect(mailKinds).toEqual(['order_receipt', 'staff_order'])
  expect(attempts).toMatchObject([{ status: 'captured' }])
})

test('A5 case 8: a forged message is refused and moves nothing', async ({ demo }) => {
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  const forged = JSON.stringify({
    id: 'WH-FORGED',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: {
      id: 'FORGED',
      custom_id: started.orderId,
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '13.00' },
    },
  })
  const headers = Object.fromEntries(
    ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [
      `paypal-${name}`,
      'https://api.paypal.com/forged',
    ]),
  )
  const send = (extra: Record<string, string>, body = forged) =>
    fetch(`${demo.ownUrl}/api/paypal/webhook`, { method: 'POST', body, headers: extra })
  expect((await send(headers)).status).toBe(400)
  expect((await send({})).status).toBe(400)
  expect((await send(headers, 'not json')).status).toBe(400)
  expect((await send(headers, '[]')).status).toBe(400)
  expect((await buyer.state(started)).status).toBe('pending')
  expect(await demo.rows('paypal_events', 'event_id=eq.WH-FORGED')).toEqual([])
})

test('A5 case 8: a message about an order that is not ours is kept for a person and answered 200', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const { status } = await paypal.control('events', {
    event: {
      id: 'WH-STRANGER',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: '00000000000000000', status: 'APPROVED' },
    },
  })
  expect(status).toBe(200)
  await eventually(async () =>
    (await demo.rows('paypal_events', 'problem=not.is.null&select=problem')).map(({ problem }) => problem),
  ).toContain('it names an order that is not ours')
})

test('A5 case 8: a refund made at PayPal shows on the order', async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(two('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  await eventually(async () => (await buyer.settle(started)).body.status).toBe('paid')
  await paypal.control(`orders/${started.paypalOrderId}/refund`, { value: '10.00' })
  await eventually(async () => (await buyer.state(started)).status).toBe('partially_refunded')
  await paypal.control(`orders/${started.paypalOrderId}/refund`, {})
  await eventually(async () => (await buyer.state(started)).status).toBe('refunded')
})

test('A5 case 8: a message that never came is found in PayPal’s own list', async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  await eventually(async () => (await buyer.settle(started)).body.status).toBe('paid')
  await paypal.webhooks('off')
  await paypal.control(`orders/${started.paypalOrderId}/refund`, {})
  await runJobs(demo)
  expect((await buyer.state(started)).status).toBe('refunded')
})

test('A5 case 9: carts of odd prices and many units are charged to the cent', async ({ demo }) => {
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
    await eventually(async () => (await buyer.settle(started)).body.status).toBe('paid')
    const [capture] = await paypal.captures(started.paypalOrderId)
    expect(capture?.amountCents).toBe(started.totalCents)
    expect((await booksOf(demo, started)).order?.total_amount).toBe(started.totalCents / 100)
  }
  await publishPrices(13, 8)
})

for (const issue of ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS', 'DUPLICATE_INVOICE_ID'])
  test(`A5 case 10: ${issue} is not an error: the order says what is`, async ({ demo }) => {
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

test('A5 case 10: an order that expired at PayPal: nothing charged, and the same cart begins anew', async ({
  demo,
}) => {
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
  await eventually(async () => (await buyer.settle(anew)).body.status).toBe('paid')
})

test('A5 case 10: nobody pays for six hours: the order expires and its units go back', async ({ demo }) => {
  const buyer = newBuyer(demo)
  const before = await stockOf(demo, 'injection-taurine')
  const started = await buyer.start(one('injection-taurine'))
  for (const minutes of [11, 60, 120, 120, 120]) await letPass(demo, minutes)
  expect((await buyer.state(started)).status).toBe('expired')
  expect(await stockOf(demo, 'injection-taurine')).toBe(before)
})

test('A5 case 11: PayPal’s answer to the creation is lost: the next press gets the same order', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const orders = async () => (await paypal.control('ledger')).orders.length
  const before = await orders()
  await paypal.fault({ path: '^.*/v2/checkout/orders$', method: 'POST' }, { dropAfterCommit: true })
  const { status, body } = await buyer.order([one('injection-b12')], 1300)
  expect({ status, ...body }).toMatchObject({ status: 503, error: 'payment_unavailable' })
  expect(body.message).toContain('Nothing was charged')
  await paypal.clearFaults()
  const started = await buyer.start(one('injection-b12'))
  expect(await orders()).toBe(before + 1)
  await paypal.approve(started.paypalOrderId)
  await eventually(async () => (await buyer.settle(started)).body.status).toBe('paid')
})

test('A5 case 11: PayPal’s order is made but can’t be saved: the sweep saves the same one', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const sql = await connectToDatabase(demo)
  const name = 'public.record_paypal_order(uuid, text, timestamptz)'
  await sql.unsafe(`alter function ${name} rename to record_paypal_order_away`)
  const { status, body } = await buyer.order([one('injection-b12')], 1300)
  expect({ status, ...body }).toMatchObject({ status: 503, error: 'not_saved' })
  await sql.unsafe(`alter function ${name.replace('order(', 'order_away(')} rename to record_paypal_order`)
  await sql.end()
  const newest = async () => (await demo.rows('payment_attempts', 'order=created_at.desc&limit=1'))[0]
  expect(await newest()).toMatchObject({ status: 'creating', paypal_order_id: null })
  const made = (await paypal.control('ledger')).orders.at(-1).id
  await letPass(demo, 3)
  expect(await newest()).toMatchObject({ status: 'created', paypal_order_id: made })
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

test('A5 case 13: PayPal forgets our token in the middle: a new one, and the order is paid', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.webhooks('off')
  await paypal.approve(started.paypalOrderId)
  await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { status: 401 })
  expect((await buyer.settle(started)).body.status).toBe('paid')
})

test('A5 case 13: PayPal is away for ten minutes: no order is lost, the sweep finishes', async ({ demo }) => {
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

test('A5 case 14: play money in a live shop, and keys of another PayPal: the site does not start', async ({
  demo,
}) => {
  const live = { OCOTILLO_ENV: 'live', LOCAL_STACK_URL: '', SITE_URL: 'https://www.ocotillo.example' }
  await expect(demo.startAnotherSite(live)).rejects.toThrow(
    'PAYPAL_MODE is standin: a live shop takes real payments only.',
  )
  const sandboxKeys = { ...live, PAYPAL_MODE: 'live', PAYPAL_CLIENT_SECRET: 'of-the-sandbox' }
  await expect(demo.startAnotherSite(sandboxKeys)).rejects.toThrow(/does not know PAYPAL_CLIENT_ID/)
  await (await demo.startAnotherSite({ ...live, PAYPAL_MODE: 'live' })).stop()
})

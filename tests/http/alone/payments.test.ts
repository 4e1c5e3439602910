import {
  booksOf,
  eventually,
  letPass,
  mailboxOf,
  newBuyer,
  runJobs,
  setStock,
  stockOf,
} from '../../setup/buyer'
import { paypalOf } from '../../setup/demo-paypal'
import { expect, testAlone as test } from '../../setup/http-test'

/**
 * The failure cases of docs/contracts/payments.md A5, by their numbers, over HTTP against the production build:
 * races, declines, stock and reviews.
 */
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
  expect(await stockOf(demo, 'injection-b12'), 'an unpaid order sells nothing out').toBe(before)
  await paypalOf(demo).approve(started.paypalOrderId, { email: 'ana@example.com' })
  const body = await buyer.settled(started)
  expect(body).toMatchObject({ status: 'paid', ref: started.orderId.slice(0, 8), isGuest: true })
  expect(await stockOf(demo, 'injection-b12')).toBe(before - 2)
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
  expect(mailKinds).toEqual(['exam_needed', 'order_receipt', 'staff_order'])
  const receipts = async () =>
    (await mailboxOf(demo, 'ana@example.com')).filter(
      ({ subject }) => subject === `Your receipt, order #${body.ref}`,
    )
  await eventually(async () => (await receipts()).length).toBe(1)
  expect((await receipts())[0]?.text).toContain(body.accessToken?.slice(0, 13) ?? 'none')
})

test('a payer without an email address: the guest address is kept, and nothing is mailed to it [ROLE-003]', async ({
  demo,
}) => {
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypalOf(demo).approve(started.paypalOrderId, { email: null })
  expect((await buyer.settled(started)).status).toBe('paid')
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
  expect((await booksOf(demo, started)).mailKinds).toEqual(['exam_needed', 'order_receipt', 'staff_order'])
  await eventually(async () => (await mailboxOf(demo, 'five@example.com')).length).toBe(2)
})

for (const [what, act, tags] of [
  ['the connection is cut after the capture', { dropAfterCommit: true }, []],
  ['PayPal answers 500', { status: 500 }, ['long']],
  ['PayPal answers 429', { status: 429 }, ['long']],
  ['PayPal isn’t responding in time', { hangMs: 17_000 }, ['long']],
] as const)
  test(`A5 case 3: ${what}: never "failed", never a second charge`, { tags: [...tags] }, async ({ demo }) => {
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

for (const act of [{ status: 400 }, { status: 404 }, { issue: 'INVALID_RESOURCE_ID' }])
  test(`A5 case 3: the capture's answer is lost, and PayPal then refuses to tell of the order (${JSON.stringify(act)}): not "nothing was charged"`, {
    tags: ['long'],
  }, async ({ demo }) => {
    const paypal = paypalOf(demo)
    await paypal.webhooks('off')
    await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { dropAfterCommit: true })
    const buyer = newBuyer(demo)
    const started = await buyer.start(one('injection-b12'))
    await paypal.approve(started.paypalOrderId)
    expect((await buyer.settle(started)).body.status).toBe('confirming')
    await paypal.fault({ path: '^.*/v2/checkout/orders/', method: 'GET' }, act)
    await paypal.fault({ path: '^.*/v1/notifications/webhooks-events' }, { status: 503 })
    await letPass(demo, 2)
    expect((await buyer.state(started)).status).toBe('confirming')
    // Pressing again pays nothing a second time.
    const pressed = await buyer.order([one('injection-b12')], 1300)
    expect(pressed.body).toMatchObject({ outcome: 'settled', order: { status: 'confirming' } })
    await paypal.clearFaults()
    await letPass(demo, 2)
    expect((await buyer.state(started)).status).toBe('paid')
    expect(await paypal.captures(started.paypalOrderId)).toHaveLength(1)
  })

test('A5 case 3: PayPal never tells what became of the capture: after six hours a person is asked', {
  tags: ['long'],
}, async ({ demo }) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { dropAfterCommit: true })
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-b12'))
  await paypal.approve(started.paypalOrderId)
  await buyer.settle(started)
  await paypal.fault({ path: '^.*/v2/checkout/orders/', method: 'GET' }, { status: 404 })
  await paypal.fault({ path: '^.*/v1/notifications/webhooks-events' }, { status: 503 })
  for (const minutes of [60, 180, 180]) await letPass(demo, minutes)
  expect((await buyer.state(started)).status).toBe('needs_attention')
  expect((await booksOf(demo, started)).mailKinds).toEqual(['staff_attention'])
  // The money is found after all.
  await paypal.clearFaults()
  await runJobs(demo)
  expect((await buyer.state(started)).status).toBe('paid')
})

test('A5 case 4: the bank declines, another card pays: the same PayPal order, one paid order', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.fault({ path: '^.+/capture$', method: 'POST', nth: 1 }, { issue: 'INSTRUMENT_DECLINED' })
  const buyer = newBuyer(demo)
  const lines = [one('injection-b12')]
  const first = await buyer.start(...lines)
  await paypal.webhooks('off')
  await paypal.approve(first.paypalOrderId)
  const declined = (await buyer.settle(first)).body
  expect(declined).toMatchObject({ status: 'pending', reason: 'declined' })
  expect(declined.message).toContain('Nothing was charged.')
  const again = await buyer.start(...lines)
  expect(again.paypalOrderId).toBe(first.paypalOrderId)
  await paypal.approve(again.paypalOrderId)
  expect((await buyer.settled(again)).status).toBe('paid')
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
  // Nor does the message about the approval from before the decline, found late.
  await runJobs(demo)
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
  expect(await buyer.settled(started)).toMatchObject({ status: 'needs_attention' })
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
  expect((await buyer.settled(changed)).status).toBe('paid')
  expect((await booksOf(demo, changed)).items).toMatchObject([{ quantity: 2 }])
})

test('A5 case 6: two buyers approve the one item at once: one is paid, the other told before money moves; a third is not asked to pay [INJ-020] [PAY-012]', async ({
  demo,
}) => {
  const paypal = paypalOf(demo)
  await paypal.webhooks('off')
  await setStock(demo, 'injection-taurine', 1)
  const buyers = [newBuyer(demo), newBuyer(demo)]
  const started = await Promise.all(buyers.map((buyer) => buyer.start(one('injection-taurine'))))
  for (const { paypalOrderId } of started) await paypal.approve(paypalOrderId)
  const told = await Promise.all(
    buyers.map((buyer, n) => buyer.settled(started[n] as (typeof started)[number])),
  )
  expect(told.map(({ status }) => status).sort()).toEqual(['cancelled', 'paid'])
  expect(told.find(({ status }) => status === 'cancelled')).toMatchObject({
    reason: 'out_of_stock',
    message: 'Taurine is sold out. Someone else just bought the rest. Nothing was charged.',
  })
  const captures = await Promise.all(started.map(({ paypalOrderId }) => paypal.captures(paypalOrderId)))
  expect(captures.flat()).toHaveLength(1)
  const cents = 100 * Number((await demo.products('id=eq.injection-taurine'))[0]?.price)
  const third = await newBuyer(demo).order([one('injection-taurine')], cents)
  expect(third.status).toBe(409)
  expect(third.body).toMatchObject({
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
  await setStock(demo, 'injection-taurine', 8)
  const slow = newBuyer(demo)
  const held = await slow.start({ productId: 'injection-taurine', quantity: 3 })
  // Its hold is over.
  await letPass(demo, 11)
  const quick = newBuyer(demo)
  const bought = await quick.start({ productId: 'injection-taurine', quantity: 6 })
  await paypal.approve(bought.paypalOrderId)
  await paypal.approve(held.paypalOrderId)
  expect((await quick.settled(bought)).status).toBe('paid')
  expect(await slow.settled(held)).toMatchObject({
    status: 'cancelled',
    reason: 'out_of_stock',
    message: 'Only 2 of Taurine left. Someone else just bought the rest. Nothing was charged.',
  })
  expect(await paypal.captures(held.paypalOrderId)).toEqual([])
  expect(await stockOf(demo, 'injection-taurine')).toBe(2)
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
    expect((await buyer.settled(started)).status).toBe('in_review')
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

test('A5 case 7: the end of a review is found by the daily look when its message is lost', {
  tags: ['long'],
}, async ({ demo }) => {
  const paypal = paypalOf(demo)
  const buyer = newBuyer(demo)
  const started = await buyer.start(one('injection-zinc'))
  await paypal.control(`orders/${started.paypalOrderId}/capture-status`, { next: 'PENDING' })
  await paypal.approve(started.paypalOrderId)
  expect((await buyer.settled(started)).status).toBe('in_review')
  await paypal.webhooks('off')
  await paypal.control(`orders/${started.paypalOrderId}/capture-status`, { status: 'COMPLETED' })
  await letPass(demo, 25 * 60)
  expect((await buyer.state(started)).status).toBe('paid')
})

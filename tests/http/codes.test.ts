import { randomInt, randomUUID } from 'node:crypto'
import { newDiscountCode } from '../../lib/shop/discounts/server/code.ts'
import { booksOf, eventually, mailboxOf, newBuyer } from '../setup/buyer'
import type { Demo } from '../setup/demo'
import { paypalOf } from '../setup/demo-paypal'
import { newSender } from '../setup/forms'
import { expect, test } from '../setup/http-test'
import { staffOf } from '../setup/staff'
import { callDatabase } from '../setup/subscribers'

const line = { productId: 'injection-b12', quantity: 1 }
/** Every person has a number of their own, or one test's order is another's first visit. */
const newPhone = () => `602-${randomInt(200, 999)}-${randomInt(1000, 9999)}`

/** The welcome code of a new address. */
async function welcome(demo: Demo, email = newSender()) {
  const body = { p_email: email, p_code: newDiscountCode(), p_now: new Date().toISOString() }
  return String(await callDatabase(demo, 'issue_discount_code', body))
}

/** A code that staff make. */
async function made(demo: Demo, percent: number) {
  const code = newDiscountCode()
  await callDatabase(demo, 'make_discount_code', {
    ...{ p_code: code, p_email: null, p_terms: { rule: 'regulars', percent }, p_max_uses: 1 },
    ...{ p_actor: demo.person('olivia').email, p_now: new Date().toISOString() },
  })
  return code
}

const ask = (demo: Demo, code: string, phone = newPhone()) =>
  newBuyer(demo).ask('/api/checkout/code', { code, phone })

/** Begins to pay for one B12 in Mesa with these codes. */
const orderWith = (demo: Demo, discountCodes: string[], expectedTotalCents: number, phone = newPhone()) => {
  const buyer = newBuyer(demo)
  const visit = { zip: '85201', phone }
  const send = { checkoutKey: buyer.checkoutKey, lines: [line], visit, discountCodes, expectedTotalCents }
  return buyer.ask('/api/orders', send).then((answer) => ({ ...answer, buyer }))
}

test('the mailed code takes 25 % off in the cart, at PayPal, in books, receipt, Studio and at the desk, once [ERR-016]', async ({
  demo,
}) => {
  const code = await welcome(demo)
  expect(await ask(demo, code.toLowerCase())).toMatchObject({
    status: 200,
    body: {
      kind: 'discount',
      discount: { code, effect: { kind: 'percent', percent: 25 }, productIds: null },
    },
  })
  const { body, buyer } = await orderWith(demo, [code], 34_75)
  expect(body).toMatchObject({ outcome: 'ready', totalCents: 34_75 })
  const { orderId = '', paypalOrderId = '' } = body
  const email = `code-${randomUUID()}@example.com`
  const { units } = await paypalOf(demo).approve(paypalOrderId, { email })
  expect(units[0].amount).toMatchObject({
    value: '34.75',
    breakdown: { item_total: { value: '13.00' }, handling: { value: '25.00' }, discount: { value: '3.25' } },
  })
  const started = { orderId, paypalOrderId, checkoutKey: buyer.checkoutKey, totalCents: 34_75 }
  expect(await buyer.settled(started)).toMatchObject({
    status: 'paid',
    totalCents: 34_75,
    discountCents: 3_25,
  })
  expect((await booksOf(demo, { orderId })).order).toMatchObject({
    total_amount: 34.75,
    discount_amount: 3.25,
  })
  // The mail about the exam may come before it.
  await eventually(async () => (await mailboxOf(demo, email)).map(({ text }) => text).join()).toMatch(
    /Travel fee, Mesa: \$25\.00\s+Discount: −\$3\.25\s+Total, paid with PayPal: \$34\.75/,
  )
  const fred = staffOf(demo, 'fred')
  expect((await fred('GET', `orders/${orderId}`)).json).toMatchObject({
    totalCents: 34_75,
    discountCents: 3_25,
  })
  expect((await fred('GET', `orders.csv?search=${orderId}`)).text).toContain('"34.75","3.25","25.00"')

  const used = { status: 409, body: { field: 'code', message: 'This code has already been used.' } }
  expect(await ask(demo, code)).toMatchObject(used)
  expect(await orderWith(demo, [code], 34_75)).toMatchObject({
    status: 409,
    body: { field: 'discountCodes' },
  })
  expect((await fred('POST', 'discounts/redeem', { code })).status).toBe(409)
})

test('a first-visit code is refused by one sentence to whoever has paid before, whatever gives them away', async ({
  demo,
}) => {
  const phone = newPhone()
  const email = `again-${randomUUID()}@example.com`
  const { body, buyer } = await orderWith(demo, [], 38_00, phone)
  const { orderId = '', paypalOrderId = '' } = body
  await paypalOf(demo).approve(paypalOrderId, { email })
  await buyer.settled({ orderId, paypalOrderId, checkoutKey: buyer.checkoutKey, totalCents: 38_00 })

  const sentence = 'This code can’t be used for this order.'
  expect(await ask(demo, await welcome(demo), phone)).toMatchObject({
    status: 409,
    body: { message: sentence },
  })
  // Anybody can have a code issued to an address: what it says in the cart must not tell who has been here.
  const hers = await welcome(demo, email)
  expect(await ask(demo, hers)).toMatchObject({ status: 200, body: { kind: 'discount' } })
  expect(await orderWith(demo, [await welcome(demo)], 34_75, phone)).toMatchObject({
    status: 409,
    body: { field: 'discountCodes', message: sentence },
  })
  // Another number, but PayPal names the same person, before any money moves.
  const again = await orderWith(demo, [await welcome(demo)], 34_75)
  const { orderId: second = '', paypalOrderId: secondAtPayPal = '' } = again.body
  await paypalOf(demo).approve(secondAtPayPal, { email })
  expect(
    await again.buyer.settled({
      ...{ orderId: second, paypalOrderId: secondAtPayPal, totalCents: 34_75 },
      checkoutKey: again.buyer.checkoutKey,
    }),
  ).toMatchObject({
    status: 'cancelled',
    reason: 'code_used',
    message: expect.stringContaining('Nothing was charged'),
  })
  expect(await paypalOf(demo).captures(secondAtPayPal)).toEqual([])
  // Nor is it of use to who asked for it: once somebody is to pay, it counts as hers.
  const forged = await orderWith(demo, [hers], 34_75)
  const { orderId: third = '', paypalOrderId: thirdAtPayPal = '' } = forged.body
  await paypalOf(demo).approve(thirdAtPayPal, { email: `other-${randomUUID()}@example.com` })
  expect(
    await forged.buyer.settled({
      ...{ orderId: third, paypalOrderId: thirdAtPayPal, totalCents: 34_75 },
      checkoutKey: forged.buyer.checkoutKey,
    }),
  ).toMatchObject({ status: 'cancelled', reason: 'code_used' })
  expect(await staffOf(demo, 'fred')('POST', 'discounts/redeem', { code: hers })).toMatchObject({
    status: 409,
    json: { field: 'code', message: expect.stringContaining('paid for an order') },
  })

  // With one good code nobody asks for many numbers who has bought here.
  const prying = newBuyer(demo)
  const own = await welcome(demo)
  const pry = async () => (await prying.ask('/api/checkout/code', { code: own, phone })).status
  let last = await pry()
  for (let tries = 0; tries < 12 && last === 409; tries += 1) last = await pry()
  expect(last).toBe(429)
})

test('two codes that go with no other are refused together; one that leaves nothing to pay places the order', async ({
  demo,
}) => {
  const two = [await made(demo, 10), await made(demo, 20)]
  expect(await orderWith(demo, two, 34_10)).toMatchObject({
    status: 409,
    body: { field: 'discountCodes', message: 'Only one discount can be used for an order.' },
  })
  const buyer = newBuyer(demo)
  const answer = await buyer.ask('/api/orders', {
    ...{ checkoutKey: buyer.checkoutKey, lines: [line], visit: { zip: '85251', phone: newPhone() } },
    ...{ discountCodes: [await made(demo, 100)], expectedTotalCents: 0 },
  })
  expect(answer).toMatchObject({
    status: 200,
    body: { outcome: 'settled', order: { status: 'paid', totalCents: 0, discountCents: 13_00 } },
  })
})

test('what is no code gets one answer, and guessing ends after a few', async ({ demo }) => {
  const guesser = newBuyer(demo)
  const guess = (code: string) => guesser.ask('/api/checkout/code', { code })
  const unknown = { field: 'code', message: 'We can’t find this code. Please check it, or call us.' }
  for (const code of ['hello', 'OCO-0000-00', 'OCO-7KQ4-MX2A-9RT3-HWVC', '\0', '💉'])
    expect(await guess(code)).toMatchObject({ status: 404, body: unknown })
  for (const code of ['', ' ', 7, null, 'x'.repeat(61)])
    expect(await guess(code as string)).toMatchObject({ status: 400, body: { field: 'code' } })
  let last = await guess('OCO-0000-01')
  for (let tries = 0; tries < 12 && last.status === 404; tries += 1) last = await guess('OCO-0000-02')
  expect(last).toMatchObject({ status: 429, body: { message: expect.stringContaining('15 minutes') } })
  // The right one is not looked at then either.
  expect((await guess(await welcome(demo))).status).toBe(429)
})

test('codes and numbers that no database keeps are refused by their field, never with a server error', async ({
  demo,
}) => {
  const buyer = newBuyer(demo)
  for (const code of ['\0', '"a)"', '\ud83d', 'x'.repeat(60)])
    expect([400, 404, 422], code).toContain((await buyer.ask('/api/checkout/code', { code })).status)
  const odd = await buyer.ask('/api/checkout/code', { code: 'ABCD-EFGH', phone: '\0' })
  expect([odd.status, odd.body]).toMatchObject([400, { field: 'phone' }])
})

import { randomUUID } from 'node:crypto'
import { letPass, mailboxOf, moveOn, newBuyer, visit } from '../../setup/buyer'
import { paypalOf } from '../../setup/demo-paypal'
import { buyGift, codeMailedTo, newGift } from '../../setup/gift-cards'
import { expect, testAlone as test } from '../../setup/http-test'
import { demoNow } from '../../setup/schedule'
import { staffOf } from '../../setup/staff'

const fourDays = 4 * 24 * 60
let minutesPassed = 0
test.afterEach(async ({ demo }) => {
  if (minutesPassed > 0) await moveOn(demo, -minutesPassed)
  minutesPassed = 0
})

const line = { productId: 'injection-b12', quantity: 1 }

/** Arizona's day, so many days from this moment. */
const dayFromNow = (days: number, now = new Date()) =>
  new Date(now.getTime() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Phoenix' })

const refused: [what: string, change: object, field: string, sentence: RegExp][] = [
  ['$24.99', { valueCents: 24_99 }, 'gifts.0.valueCents', /from \$25 to \$1,000/],
  ['$1,000.01', { valueCents: 1000_01 }, 'gifts.0.valueCents', /from \$25 to \$1,000/],
  ['a text as amount', { valueCents: 'fifty' }, 'gifts.0.valueCents', /from \$25 to \$1,000/],
  ['nobody as recipient', { recipientName: '' }, 'gifts.0.recipientName', /recipient’s name/],
  ['nobody as sender', { senderName: ' ' }, 'gifts.0.senderName', /your name/],
  ['a wrong email address', { recipientEmail: 'abc' }, 'gifts.0.recipientEmail', /email address/],
  ['a day that is over', { deliverOn: dayFromNow(-2) }, 'gifts.0.deliverOn', /today or a later day/],
  ['a day in two years', { deliverOn: dayFromNow(730) }, 'gifts.0.deliverOn', /a year from now/],
  ['a long message', { message: 'x'.repeat(501) }, 'gifts.0.message', /500 characters/],
  ['a price of the browser’s', { priceCents: 1 }, 'gifts.0.priceCents', /not taken from the browser/],
  ['a status', { status: 'delivered' }, 'gifts.0.status', /not taken from the browser/],
]

test('the server refuses what the form would, at the field, and nothing is stored [VALID-008] [VALID-009] [VALID-010] [VALID-011] [VALID-012]', async ({
  demo,
}) => {
  for (const [what, change, field, sentence] of refused) {
    const buyer = newBuyer(demo)
    const { status, body } = await buyer.ask('/api/orders', {
      checkoutKey: buyer.checkoutKey,
      lines: [],
      gifts: [newGift(change)],
      expectedTotalCents: 50_00,
    })
    expect([what, status, body.field]).toEqual([what, 400, field])
    expect(body.message, what).toMatch(sentence)
    expect(await demo.rows('orders', `checkout_key=eq.${buyer.checkoutKey}`)).toEqual([])
  }
})

test('price and value of a preset are the published ones, whatever the browser says [GIFT-007]', async ({
  demo,
}) => {
  const ask = async (change: object, expectedTotalCents: number) => {
    const buyer = newBuyer(demo)
    const { status, body } = await buyer.ask('/api/orders', {
      checkoutKey: buyer.checkoutKey,
      lines: [],
      gifts: [newGift(change)],
      expectedTotalCents,
    })
    return [status, body.field ?? body.outcome]
  }
  const sold = await newBuyer(demo).ask('/api/orders', {
    checkoutKey: randomUUID(),
    lines: [],
    gifts: [newGift({ presetId: 'nobody' })],
    expectedTotalCents: 50_00,
  })
  expect([sold.status, sold.body.field]).toEqual([409, 'gifts.0.presetId'])
  const presets = (sold.body as { presets: { id: string; priceCents: number; valueCents: number }[] }).presets
  const starter = presets.find(({ priceCents }) => priceCents === 150_00)
  expect(starter).toMatchObject({ valueCents: 199_00 })
  const presetId = starter?.id
  expect(await ask({ presetId, valueCents: 699_00 }, 150_00)).toEqual([409, 'gifts.0.valueCents'])
  expect(await ask({ presetId, valueCents: 199_00 }, 1)).toEqual([409, 'expectedTotalCents'])
  expect(await ask({ presetId, valueCents: 199_00 }, 199_00)).toEqual([409, 'expectedTotalCents'])
  expect(await ask({ presetId, valueCents: 199_00 }, 150_00)).toEqual([200, 'ready'])
})

test('a card is bought, mailed, asked for its balance, pays in the shop and at the desk [GIFT-007] [GIFT-009]', async ({
  demo,
}) => {
  const gift = newGift()
  const { card, email } = await buyGift(demo, gift)
  expect(card).toMatchObject({ status: 'delivered' })
  const code = await codeMailedTo(demo, gift.recipientEmail)
  // Nothing but the hash and the sealed copy is kept, and the sender's mails don't have it.
  expect(JSON.stringify(card)).not.toContain(code.replaceAll('-', '').slice(3))
  for (const { text } of await mailboxOf(demo, email)) expect(text).not.toContain(code)

  const shopper = newBuyer(demo)
  const balance = async (typed: string) =>
    (await shopper.ask('/api/gift-cards/balance', { code: typed })).body
  expect(await balance(code.toLowerCase().replaceAll('-', ' '))).toEqual({
    balanceCents: 50_00,
    heldCents: 0,
    valueCents: 50_00,
    endsWith: code.slice(-4),
    status: 'delivered',
  })
  const whole = await shopper.ask('/api/orders', {
    checkoutKey: shopper.checkoutKey,
    lines: [line],
    visit,
    giftCode: code,
    expectedTotalCents: 0,
  })
  expect(whole.body).toMatchObject({
    outcome: 'settled',
    order: { status: 'paid', totalCents: 13_00, giftCents: 13_00 },
  })
  // Had that answer been lost: the key alone finds the order.
  expect((await shopper.ask('/api/orders')).body).toMatchObject({ status: 'paid', giftCents: 13_00 })
  expect((await newBuyer(demo).ask('/api/orders')).status).toBe(404)
  const fred = staffOf(demo, 'fred')
  const key = randomUUID()
  const redemption = { code, amountCents: 30_00, note: 'Hydration at home', key }
  for (const _ of [1, 2])
    expect((await fred('POST', 'gift-cards/redeem', redemption)).json).toMatchObject({ balanceCents: 7_00 })
  expect((await fred('POST', 'gift-cards/redeem', { ...redemption, key: randomUUID() })).json).toMatchObject({
    field: 'amountCents',
    message: 'Only $7.00 is left on this card.',
  })
  // The rest in the shop, with PayPal.
  const other = newBuyer(demo)
  const part = await other.ask('/api/orders', {
    checkoutKey: other.checkoutKey,
    lines: [line],
    visit,
    giftCode: code,
    expectedTotalCents: 6_00,
  })
  expect(part.body).toMatchObject({ outcome: 'ready', totalCents: 6_00 })
  // Until that is paid the money is set aside, not spent.
  expect(await balance(code)).toMatchObject({ balanceCents: 0, heldCents: 7_00 })
  expect((await fred('POST', 'gift-cards/redeem', { ...redemption, key: randomUUID() })).json).toMatchObject({
    message: expect.stringMatching(/^\$7\.00 of it is set aside/),
  })
  const started = { ...(part.body as { orderId: string; paypalOrderId: string; totalCents: number }) }
  await paypalOf(demo).approve(started.paypalOrderId, { email })
  expect(await other.settled({ ...started, checkoutKey: other.checkoutKey })).toMatchObject({
    status: 'paid',
  })
  expect(await balance(code)).toMatchObject({ balanceCents: 0, heldCents: 0 })
  expect(await fred('GET', `gift-cards/${card?.id}`)).toMatchObject({
    status: 200,
    json: { balanceCents: 0, status: 'delivered' },
  })
  // What PayPal took goes back first, then the card's part.
  const refund = async (captureId: string, cents: number) =>
    (
      await fred('POST', `orders/${started.orderId}/refunds`, {
        id: randomUUID(),
        captureId,
        cents,
        seenCents: cents,
        reason: 'The visit was cancelled.',
      })
    ).json
  const { json: order } = await fred('GET', `orders/${started.orderId}`)
  const [payment] = (order?.payments ?? []) as { captureId: string }[]
  expect(await refund('gift-card', 7_00)).toMatchObject({ error: 'paypal_first' })
  expect(await refund(payment?.captureId ?? '', 6_00)).toMatchObject({ outcome: 'done' })
  expect(await refund('gift-card', 7_00)).toMatchObject({ outcome: 'done' })
  expect(await balance(code)).toMatchObject({ balanceCents: 7_00 })
})

test('a later card is scheduled, changed and cancelled by its sender’s link alone, and mailed on its day', async ({
  demo,
}) => {
  const gift = newGift({ deliverOn: dayFromNow(3, await demoNow(demo)) })
  const { card, email } = await buyGift(demo, gift)
  expect(card).toMatchObject({ status: 'scheduled' })
  const linkIn = async (address: string) => {
    const texts = (await mailboxOf(demo, address)).map(({ text }) => text)
    return texts.map((text) => /gift-cards\/manage\/([\w-]{43})/.exec(text)?.[1]).find(Boolean) ?? ''
  }
  await expect.poll(() => linkIn(email)).not.toBe('')
  const token = await linkIn(email)
  const caller = newBuyer(demo)
  const manage = (body: object) => caller.ask('/api/gift-cards/manage', { token, ...body })
  expect((await manage({ action: 'cancel', token: 'x'.repeat(43) })).status).toBe(404)
  expect((await manage({ action: 'resend' })).body).toMatchObject({ error: 'not_delivered' })
  expect((await manage({ action: 'change', deliverOn: dayFromNow(-2) })).body).toMatchObject({
    field: 'deliverOn',
  })
  // No day would mail it at once.
  expect((await manage({ action: 'change', deliverOn: '' })).body).toMatchObject({ field: 'deliverOn' })
  const sue = `sue-${randomUUID()}@example.com`
  expect((await manage({ action: 'change', recipientEmail: sue })).body).toMatchObject({
    card: { recipientEmail: sue, status: 'scheduled' },
  })
  await letPass(demo, fourDays)
  minutesPassed = fourDays
  const code = await codeMailedTo(demo, sue)
  expect(await mailboxOf(demo, gift.recipientEmail)).toEqual([])
  expect((await manage({ action: 'cancel' })).body).toMatchObject({ error: 'delivered' })
  expect((await caller.ask('/api/gift-cards/balance', { code })).body).toMatchObject({ balanceCents: 50_00 })
  const fred = staffOf(demo, 'fred')
  expect((await fred('POST', `gift-cards/${card?.id}/cancel`, {})).json).toMatchObject({
    card: { status: 'cancelled', balanceCents: 0 },
  })
  expect((await caller.ask('/api/gift-cards/balance', { code })).body).toMatchObject({ status: 'cancelled' })
  const pays = newBuyer(demo)
  expect(
    (
      await pays.ask('/api/orders', {
        checkoutKey: pays.checkoutKey,
        lines: [line],
        visit,
        giftCode: code,
        expectedTotalCents: 0,
      })
    ).body,
  ).toMatchObject({ error: 'gift_code_refused', reason: 'unknown' })
})

test('every code that is none gets the same answer, and a few of them are enough', async ({ demo }) => {
  const guesser = newBuyer(demo)
  const answers = []
  for (const code of ['OCO-2222-2222-2222-2222', 'x', '💳', "' or 1=1 --", '2'.repeat(60)])
    answers.push(await guesser.ask('/api/gift-cards/balance', { code }))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, body: { field: 'code' } })
  for (let wrong = 5; wrong < 10; wrong += 1)
    await guesser.ask('/api/orders', {
      checkoutKey: randomUUID(),
      lines: [line],
      visit,
      giftCode: `OCO-${wrong}`,
      expectedTotalCents: 13_00,
    })
  expect(await guesser.ask('/api/gift-cards/balance', { code: 'OCO' })).toMatchObject({ status: 429 })
  const locked = await guesser.ask('/api/orders', {
    checkoutKey: randomUUID(),
    lines: [line],
    visit,
    giftCode: 'OCO',
    expectedTotalCents: 13_00,
  })
  expect(locked.body).toMatchObject({ error: 'gift_code_refused', reason: 'locked' })
})

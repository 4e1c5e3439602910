import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  answerRedeem,
  exportGiftCards,
  giftCardSummary,
  listGiftCards,
  readGiftCard,
} from '@/lib/desk/gift-cards/server/desk'
import { readForDesk } from '@/lib/desk/orders/server/orders'
import { composeMail, type OutboxRow, offerMails } from '@/lib/mail/server/kinds'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { giftKinds } from '@/lib/shop/gift-cards/mails'
import { findByCode } from '@/lib/shop/gift-cards/server/balance'
import { manageToken } from '@/lib/shop/gift-cards/server/codes'
import { readMailedCard, readPrintedCard } from '@/lib/shop/gift-cards/server/mailed'
import { readManagedCard } from '@/lib/shop/gift-cards/server/manage'
import type { GiftDetails } from '@/lib/shop/gift-cards/shared/rules'
import { orderKinds } from '@/lib/shop/orders/mails'
import { answerAct, cancelCard, changeCard, resendCard } from '@/lib/shop/orders/server/gift-acts'
import { readOrder } from '@/lib/shop/orders/server/read-order'
import { answerRefund } from '@/lib/shop/orders/server/refund'
import { startOrderRequest } from '@/lib/shop/orders/server/requests'
import { startOrder } from '@/lib/shop/orders/server/start'
import { visit } from '../setup/buyer.ts'
import { connectToDatabase } from '../setup/database.ts'
import { paypalOf } from '../setup/paypal.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

const { env } = vi.hoisted(() => ({
  env: {
    siteUrl: 'https://clinic.example',
    guestEmail: 'guest@ocotillo.example',
    giftCardKey: 'a key of this test alone, of no card',
    supabase: {} as Record<string, string>,
    paypal: {} as Record<string, unknown>,
  },
}))
vi.mock('@/lib/platform/server/env', () => ({ env }))
vi.mock('@/lib/content/server/menu', async (original) => ({
  ...(await original<object>()),
  listGiftPresets: async () => [{ _id: 'starter', title: 'Starter', amount: 150, originalPrice: 199 }],
}))
vi.mock('@/lib/content/server/service-areas', () => ({
  listZipAreas: async () => [{ city: 'Scottsdale', responseTime: null, travelFee: 0, zipCodes: [visit.zip] }],
}))
// The catalogue is the database's: nothing is read from the CMS here.
vi.mock('@/lib/shop/products/server/catalogue', () => ({ refreshProducts: async () => undefined }))

let stack: TestStack
let sql: Awaited<ReturnType<typeof connectToDatabase>>
const fred: Staff = { email: 'fred@example.com', name: 'Fred', role: 'front_desk' }

beforeAll(async () => {
  offerMails({
    kinds: { ...giftKinds, ...orderKinds },
    readContacts: async () => ({ name: 'Ocotillo', phone: '(480) 555-0142', mailbox: 'us@example.com' }),
  })
  stack = await startStack({ services: ['supabase', 'paypal'] })
  sql = await connectToDatabase(stack)
  env.supabase = {
    url: stack.url,
    publishableKey: stack.secrets.publishableKey,
    secretKey: stack.secrets.secretKey,
  }
  env.paypal = {
    apiUrl: `${stack.url}/paypal`,
    clientId: stack.secrets.paypalClientId,
    clientSecret: stack.secrets.paypalClientSecret,
    webhookId: stack.secrets.paypalWebhookId,
  }
  await sql`insert into public.staff (email, role, name) values (${fred.email}, 'front_desk', 'Fred') on conflict do nothing`
})
beforeEach(async () => {
  await sql`truncate public.products, public.orders, public.mail_outbox cascade`
  await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at) values
    ('b12', 'Vitamin B12', 13, 1000, 'r', now())`
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

const newGift = (change: Partial<GiftDetails> = {}): GiftDetails => ({
  giftKey: randomUUID(),
  presetId: null,
  valueCents: 50_00,
  recipientName: 'Sam',
  recipientEmail: 'sam@example.com',
  senderName: 'Ana',
  message: 'Happy birthday',
  deliverOn: '',
  ...change,
})

const order = (body: object) =>
  startOrder(startOrderRequest.parse({ checkoutKey: randomUUID(), lines: [], visit, ...body }), '', null)

/** Pays at PayPal and comes back. */
async function pay(started: Awaited<ReturnType<typeof order>>) {
  if (started.outcome !== 'ready') throw new Error(JSON.stringify(started))
  await paypalOf(stack).approve(started.paypalOrderId, { email: 'ana@example.com' })
  const [attempt] = await sql<
    { id: string }[]
  >`select id from public.payment_attempts where order_id = ${started.orderId}`
  const { settleAttempt } = await import('@/lib/shop/orders/server/settle')
  await settleAttempt(attempt?.id ?? '', new Date())
  return started.orderId
}

/** Buys a card and gives its id and code. */
async function bought(change: Partial<GiftDetails> = {}, cents = 50_00) {
  const orderId = await pay(await order({ gifts: [newGift(change)], expectedTotalCents: cents }))
  const [card] = await sql<{ id: string }[]>`select id from public.gift_cards where order_id = ${orderId}`
  const id = card?.id ?? ''
  const printed = await readPrintedCard(manageToken(id))
  return { id, orderId, code: printed?.code ?? '' }
}
const line = { productId: 'b12', quantity: 2 }

test('a preset is sold at its price with its value, and every mail about it can be written [GIFT-007]', async () => {
  expect(
    await order({
      gifts: [newGift({ presetId: 'starter', valueCents: 699_00 })],
      expectedTotalCents: 150_00,
    }),
  ).toMatchObject({ outcome: 'gift_changed', index: 0, field: 'valueCents', presets: [{ id: 'starter' }] })
  const { id, orderId, code } = await bought({ presetId: 'starter', valueCents: 199_00 }, 150_00)
  expect(await findByCode(code)).toMatchObject({
    balanceCents: 199_00,
    status: 'delivered',
    endsWith: code.slice(-4),
  })
  expect(await readManagedCard(manageToken(id))).toMatchObject({
    title: 'Starter',
    priceCents: 150_00,
    deliveredAt: expect.any(String),
  })
  const rows = await sql<
    OutboxRow[]
  >`select * from public.mail_outbox where order_id = ${orderId} order by kind`
  expect(rows.map(({ kind }) => kind)).toEqual([
    'gift_card',
    'gift_card_scheduled',
    'order_receipt',
    'staff_order',
  ])
  const mails = await Promise.all(rows.map((row) => composeMail(row)))
  for (const [index, { kind }] of rows.entries()) {
    expect(mails[index]?.text.includes(code), kind).toBe(kind === 'gift_card')
    expect(mails[index]?.subject).not.toContain(code)
  }
  expect(mails[0]?.to).toBe('sam@example.com')
  expect(mails[2]?.text).toContain('Gift card for Sam')
  expect(JSON.stringify(await sql`select * from public.gift_cards`)).not.toContain(
    code.replaceAll('-', '').slice(3),
  )
})

test('a card pays all of an order, then a part; the receipts and the desk say so, and the money goes back', async () => {
  const { id, code } = await bought()
  const whole = await order({ lines: [line], giftCode: code, expectedTotalCents: 0 })
  expect(whole).toMatchObject({
    outcome: 'settled',
    order: { status: 'paid', totalCents: 26_00, giftCents: 26_00, gifts: [] },
  })
  expect(await order({ lines: [line], giftCode: 'OCO-1', expectedTotalCents: 0 })).toEqual({
    outcome: 'gift_code_refused',
    reason: 'unknown',
  })
  const orderId = await pay(
    await order({ lines: [line], giftCode: code.toLowerCase(), expectedTotalCents: 2_00 }),
  )
  expect(await findByCode(code)).toMatchObject({ balanceCents: 0 })
  expect(await readOrder(orderId, { for: 'buyer' })).toMatchObject({
    state: 'paid',
    totalCents: 26_00,
    giftCents: 24_00,
  })
  const [receipt] = await sql<OutboxRow[]>`select * from public.mail_outbox
    where order_id = ${orderId} and kind = 'order_receipt'`
  expect((receipt && (await composeMail(receipt)))?.text).toContain('−$24.00')

  const seen = await readForDesk(orderId, fred)
  expect(seen).toMatchObject({
    giftCents: 24_00,
    payments: [{ refundableCents: 2_00 }, { captureId: 'gift-card', refundableCents: 0 }],
  })
  const refund = async (captureId: string, cents: number) =>
    (
      await answerRefund(
        orderId,
        { id: randomUUID(), captureId, cents, seenCents: cents, reason: 'Sorry' },
        fred,
      )
    ).json()
  expect(await refund('gift-card', 24_00)).toMatchObject({ error: 'paypal_first' })
  expect(await refund(seen?.payments[0]?.captureId ?? '', 2_00)).toEqual({ outcome: 'done' })
  expect(await refund('gift-card', 24_00)).toEqual({ outcome: 'done' })
  expect(await readForDesk(orderId, fred)).toMatchObject({
    status: 'refunded',
    refunds: [{ cents: 2_00 }, { cents: 24_00, by: 'Fred' }],
  })
  expect((await readOrder(orderId, { for: 'buyer' }))?.refunds).toHaveLength(2)
  const detail = await readGiftCard(id, fred)
  expect(detail?.entries.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['issue', 50_00],
    ['hold', -26_00],
    ['release', 26_00],
    ['redeem', -26_00],
    ['hold', -24_00],
    ['release', 24_00],
    ['redeem', -24_00],
    ['refund', 24_00],
  ])
})

test('the desk redeems once for a key, lists, adds up and exports', async () => {
  const { id, code } = await bought()
  const input = { code, amountCents: 20_00, note: 'Hydration', key: randomUUID() }
  for (const _ of [1, 2])
    expect(await (await answerRedeem(input, fred)).json()).toEqual({
      id,
      endsWith: code.slice(-4),
      balanceCents: 30_00,
    })
  expect(
    await (await answerRedeem({ ...input, key: randomUUID(), amountCents: 30_01 }, fred)).json(),
  ).toMatchObject({
    field: 'amountCents',
  })
  expect((await answerRedeem({ ...input, code: 'x' }, fred)).status).toBe(404)
  const list = await listGiftCards({ search: 'sam', limit: 9 })
  expect(list).toMatchObject({
    items: [{ id, balanceCents: 30_00, senderEmail: 'ana@example.com' }],
    next: null,
  })
  expect(await giftCardSummary()).toMatchObject({ soldCount: 1, soldCents: 50_00, outstandingCents: 30_00 })
  expect(await exportGiftCards({ limit: 9 }, fred)).toHaveLength(1)
})

test('a mail that was written for another address is not sent with the new code', async () => {
  const { id, orderId, code } = await bought()
  const [first] = await sql<
    OutboxRow[]
  >`select * from public.mail_outbox where order_id = ${orderId} and kind = 'gift_card'`
  expect(await changeCard(id, { recipientEmail: 'sue@example.com' }, null)).toBe('too_soon')
  expect(await changeCard(id, { recipientEmail: 'sue@example.com' }, fred.email)).toBe('changed')
  const [changed] = await sql<
    OutboxRow[]
  >`select * from public.mail_outbox where order_id = ${orderId} and kind = 'gift_card_changed'`
  expect((changed && (await composeMail(changed)))?.text).toContain(
    'We’re emailing it to sue@example.com with a new code',
  )
  await expect(readMailedCard(first?.data)).rejects.toThrow('no longer valid')
  expect(await findByCode(code)).toBeNull()
  expect(await resendCard(id, fred.email)).toBe('too_soon')
})

test('the sender cancels a scheduled card, and PayPal gives its price back', async () => {
  const { id, orderId } = await bought({
    deliverOn: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  })
  expect(await cancelCard(id, null)).toBe('cancelled')
  expect(await readManagedCard(manageToken(id))).toMatchObject({ status: 'cancelled' })
  expect(await readPrintedCard(manageToken(id))).toBeNull()
  const { captures } = await paypalOf(stack).ledger()
  expect(captures.find(({ customId }: { customId: string }) => customId === orderId)).toMatchObject({
    status: 'REFUNDED',
  })
  expect(await readOrder(orderId, { for: 'buyer' })).toMatchObject({ state: 'refunded' })
})

test('when PayPal refuses the refund nobody is told that the card is cancelled, and its mail goes out', async () => {
  const { id, orderId } = await bought()
  const kinds = async () =>
    (
      await sql<{ kind: string }[]>`select kind from public.mail_outbox
        where order_id = ${orderId} and kind like 'gift%' order by kind`
    ).map(({ kind }) => kind)
  const paypal = paypalOf(stack)
  await paypal.control('POST', '/faults', {
    match: { path: '^/v2/payments/captures/[A-Z0-9]+/refund$' },
    do: { issue: 'REFUND_NOT_ALLOWED' },
  })
  const answer = await answerAct(id, 'cancel', {}, fred.email, () => readGiftCard(id, fred))
  await paypal.control('DELETE', '/faults')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    error: 'refused',
    message: expect.stringContaining('still valid'),
  })
  expect(await readGiftCard(id, fred)).toMatchObject({ status: 'delivered', balanceCents: 50_00 })
  expect(await kinds()).toEqual(['gift_card', 'gift_card_scheduled'])
  // Who asked was told: nobody else is called.
  expect(await readForDesk(orderId, fred)).toMatchObject({ attention: null })
  expect((await answerAct(id, 'cancel', {}, fred.email, () => readGiftCard(id, fred))).status).toBe(200)
  expect(await kinds()).toEqual(['gift_card_cancelled'])
  const [told] = await sql<OutboxRow[]>`select * from public.mail_outbox where kind = 'gift_card_cancelled'`
  expect((told && (await composeMail(told)))?.text).toContain('$50.00 is going back to you the way you paid')
  await expect(readMailedCard(told?.data)).rejects.toThrow('no longer valid')
})

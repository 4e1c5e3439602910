import { afterEach, expect, test, vi } from 'vitest'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { placingSentence } from '@/lib/shop/orders/shared/reference'
import { askOrder, askVisit, postOrder } from './requests'

const gift: GiftLine = {
  giftKey: 'b7b0f1f5-97ac-4d6c-9bb8-8a5a8ed5a0aa',
  presetId: 'gift-wellness',
  title: 'Wellness',
  valueCents: 399_00,
  priceCents: 300_00,
  recipientName: 'Sam',
  recipientEmail: '',
  senderName: 'Alex',
  message: '',
  deliverOn: '',
}
const lines = [{ id: 'b12', product: { id: 'b12', name: 'Vitamin B12', price: 13 }, quantity: 2 }]
const giftCard = {
  code: 'oco 7kq4',
  balanceCents: 10_00,
  heldCents: 0,
  valueCents: 50_00,
  endsWith: 'HWVC',
  status: 'delivered' as const,
}

const discounts = [] as []
const gateway = 'paypal'
const visit = { zip: '85201', phone: '(480) 555-0100', area: 'Mesa', time: null, feeCents: 25_00 }

const sent: Record<string, unknown>[] = []

function answer(status: number, body: object) {
  sent.length = 0
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json(body, { status })
  })
}
afterEach(() => vi.unstubAllGlobals())

test('a card pays products and the way to them only; no price of a gift card, and no fee, is sent', async () => {
  answer(200, { outcome: 'ready', orderId: 'o', paypalOrderId: 'p' })
  await postOrder('key', {
    gateway,
    visit,
    discounts,
    lines,
    gifts: [gift],
    giftCard: { ...giftCard, balanceCents: 100_00 },
  })
  const { title: _title, priceCents: _price, ...details } = gift
  expect(sent[0]).toMatchObject({
    gateway: 'paypal',
    gifts: [details],
    giftCode: 'oco 7kq4',
    expectedTotalCents: 300_00,
    lines: [{ productId: 'b12', quantity: 2 }],
    visit: { zip: '85201', phone: '(480) 555-0100' },
  })
  expect(sent[0]).not.toHaveProperty('gifts.0.priceCents')
  await postOrder('key', { gateway, visit, discounts, lines: [], gifts: [gift], giftCard })
  expect(sent[1]).toMatchObject({ giftCode: null, expectedTotalCents: 300_00, visit: null })
  await postOrder('key', { gateway, visit, discounts, lines, gifts: [gift], giftCard: null })
  expect(sent[2]).toMatchObject({ giftCode: null, expectedTotalCents: 351_00 })
})

test('a refused field is told for its card, without the program’s name of it', async () => {
  answer(400, {
    error: 'invalid',
    field: 'gifts.0.recipientEmail',
    message: 'gifts.0.recipientEmail: Enter an email address.',
  })
  expect(await postOrder('key', { gateway, visit, discounts, lines, gifts: [gift], giftCard: null })).toEqual(
    {
      outcome: 'gift_refused',
      giftKey: gift.giftKey,
      field: 'recipientEmail',
      message: 'Enter an email address.',
    },
  )
})

test('what has changed comes with what is sold now; a code that does not pay is its own answer', async () => {
  const presets = [{ id: 'gift-wellness', title: 'Wellness', priceCents: 310_00, valueCents: 399_00 }]
  answer(409, {
    error: 'price_changed',
    message: 'A price has changed.',
    presets,
    visit,
    giftBalanceCents: 5_00,
  })
  expect(await postOrder('key', { gateway, visit, discounts, lines, gifts: [gift], giftCard })).toEqual({
    outcome: 'changed',
    message: 'A price has changed.',
    presets,
    visit,
    giftBalanceCents: 5_00,
  })
  answer(409, { error: 'gift_code_refused', reason: 'empty', message: 'There is no money left.' })
  expect(await postOrder('key', { gateway, visit, discounts, lines, gifts: [], giftCard })).toEqual({
    outcome: 'gift_code_refused',
    message: 'There is no money left.',
  })
})

test('where we can’t come, or reach nobody, is told for its field', async () => {
  answer(409, { error: 'outside_area', field: 'visit.zip', message: 'We don’t come to 10001.' })
  const purchase = { gateway, visit, discounts, lines, gifts: [], giftCard: null }
  expect(await postOrder('key', purchase)).toEqual({
    outcome: 'visit_refused',
    field: 'zip',
    message: 'We don’t come to 10001.',
    isOutside: true,
  })
  answer(400, { error: 'invalid', field: 'phone', message: 'phone: Please enter your phone number.' })
  expect(await askVisit({ zip: '85201', phone: '' })).toEqual({
    field: 'phone',
    message: 'Please enter your phone number.',
    isOutside: false,
  })
  answer(200, visit)
  expect(await askVisit(visit)).toEqual(visit)
  answer(503, { error: 'areas_unavailable', message: 'Not now.' })
  expect(await askVisit(visit)).toBe('Not now.')
})

test('a lost answer is no failure where the card pays all of it, and is one where PayPal was not asked yet', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const all = { gateway, visit, discounts, lines, gifts: [], giftCard: { ...giftCard, balanceCents: 51_00 } }
  expect(await postOrder('key', all)).toEqual({
    outcome: 'refused',
    error: 'not_known',
    message: placingSentence,
  })
  expect(await postOrder('key', { ...all, giftCard })).toMatchObject({ error: 'unreachable' })
})

test('an order without a known id is asked for by its key', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push([address, headers])
    return Response.json({ error: 'not_found' }, { status: 404 })
  })
  expect(await askOrder(null, 'key')).toBe('unknown')
  expect(asked).toEqual([['/api/orders', { 'x-checkout-key': 'key' }]])
})

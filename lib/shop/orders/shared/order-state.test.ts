import { expect, test } from 'vitest'
import { settleRequest, startOrderRequest } from '@/lib/shop/orders/server/requests'
import { reasonOf, sentenceFor } from './order-state'
import { accessCode, orderRef } from './reference'

const key = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const good = {
  checkoutKey: key,
  lines: [{ productId: 'injection-b12', quantity: 2 }],
  visit: { zip: '85251-1234', phone: '+49 170 1234567' },
  expectedTotalCents: 2600,
}
const line = (changed: object) => ({ ...good, lines: [{ ...good.lines[0], ...changed }] })

const bad: [what: string, body: unknown][] = [
  ['a price of its own', line({ price: 0.01 })],
  ['a total in dollars', { ...good, total: 1 }],
  ['a currency', { ...good, currency: 'JPY' }],
  ['no visit', { ...good, visit: null }],
  ['letters for a ZIP code', { ...good, visit: { ...good.visit, zip: 'Mesa' } }],
  ['six digits for a ZIP code', { ...good, visit: { ...good.visit, zip: '852511' } }],
  ['words for a phone number', { ...good, visit: { ...good.visit, phone: 'call me' } }],
  ['a fee of its own', { ...good, visit: { ...good.visit, feeCents: 0 } }],
  ['no lines', { ...good, lines: [] }],
  ['quantity 0', line({ quantity: 0 })],
  ['quantity 21', line({ quantity: 21 })],
  ['half a unit', line({ quantity: 1.5 })],
  ['a quantity as text', line({ quantity: '2' })],
  ['a product twice', { ...good, lines: [...good.lines, ...good.lines] }],
  ['a product id with NUL', line({ productId: 'b12\0' })],
  ['a total of 0', { ...good, expectedTotalCents: 0 }],
  ['a key that is none', { ...good, checkoutKey: 'mine' }],
  ['nothing', null],
]
test.each(bad)('a start with %s is refused', (_, body) => {
  expect(startOrderRequest.safeParse(good).success).toBe(true)
  expect(startOrderRequest.safeParse(body).success).toBe(false)
})

test('a return names an order of PayPal’s by its id only', () => {
  expect(settleRequest.safeParse({ checkoutKey: key, paypalOrderId: '5O190127TN364715T' }).success).toBe(true)
  expect(settleRequest.safeParse({ checkoutKey: key, paypalOrderId: '../../x' }).success).toBe(false)
})

test('reference and code are the beginnings of order id and access token [ERR-010]', () => {
  expect(orderRef(key)).toBe('6f9619ff')
  expect(accessCode('abcdefghijklmnopqrstuvwxyz')).toBe('abcdefghijklm')
})

test('who is short of something hears what, and what is left of it', () => {
  const short = [
    { name: 'Taurine', left: 3, isHeld: true },
    { name: 'Zinc', left: 0, isHeld: false },
    { name: 'Vitamin B12', left: 0, isHeld: true },
  ]
  expect(sentenceFor('cancelled', 'out_of_stock', short)).toBe(
    'Only 3 of Taurine left. Zinc is sold out. Others are paying for the last of Vitamin B12 right now. Someone else just bought the rest. Nothing was charged.',
  )
  expect(sentenceFor('cancelled', 'gift_card_empty', short)).toContain('gift card')
})

test('nothing that may have taken money says "try again", and what took none says so', () => {
  for (const status of ['confirming', 'in_review', 'needs_attention'] as const)
    expect(sentenceFor(status, undefined)).not.toMatch(/try again|failed|Nothing was charged/)
  for (const problem of [
    'INSTRUMENT_DECLINED',
    'OUT_OF_STOCK',
    'FINAL_COMPLIANCE_VIOLATION',
    'REVIEW_DENIED',
  ])
    expect(sentenceFor('cancelled', reasonOf(problem))).toContain('Nothing was charged')
  expect(sentenceFor('expired', reasonOf('EXPIRED'))).toContain('Nothing was charged')
})

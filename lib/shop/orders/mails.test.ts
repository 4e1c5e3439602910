import { expect, test } from 'vitest'
import { type OrderMail, orderMail } from './mails'

const order = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  ref: '6f9619ff',
  totalCents: 8433,
  travelCents: 2500,
  visitArea: 'Mesa',
  accessToken: 'abcdefghjkmnpqrstuvwxyz023456789',
  attention: 'PAID_TWICE',
  cents: 1300,
  waitsForExam: false,
  isGuest: true,
  knownLink: 'https://clinic.example/order-status/mine/x',
  discountCents: 0,
  giftShareCents: 0,
  isToGiftCard: false,
  isGift: false,
  items: [
    { id: '1', name: 'Vitamin B12', quantity: 2, cents: 2600, needsExam: false },
    { id: '2', name: 'Zinc <b>', quantity: 1, cents: 3333, needsExam: false },
  ],
}
const clinic = { name: 'Ocotillo', phone: '(480) 555-0142', siteUrl: 'https://clinic.example' }
const kinds: OrderMail[] = [
  'order_receipt',
  'order_in_review',
  'order_refused',
  'order_refunded',
  'staff_order',
  'staff_attention',
]

test('the receipt has the lines, the total, the reference, the code and the phone, as text and as HTML', () => {
  const { subject, text, html } = orderMail('order_receipt', order, clinic)
  expect(subject).toBe('Your receipt, order #6f9619ff')
  for (const words of [
    '2 × Vitamin B12',
    '$26.00',
    '$33.33',
    'Travel fee, Mesa',
    '$25.00',
    '$84.33',
    '#6f9619ff',
    'abcdefghjkmnp',
    '(480) 555-0142',
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).not.toContain(order.accessToken)
  expect(html).toContain('Zinc &#60;b&#62;')
})

test('the receipt of an order with something that needs an exam says so, and says where the order can be seen', () => {
  const { text } = orderMail('order_receipt', { ...order, waitsForExam: true }, clinic)
  expect(text).toContain('good faith exam')
  expect(text).toContain('https://clinic.example/order-status')
  expect(text).toContain(`you may not need another: ${order.knownLink}`)
  expect(orderMail('order_receipt', order, clinic).text).not.toContain('good faith exam')
})

test('a refund is told by its own amount', () => {
  const { subject, text } = orderMail('order_refunded', order, clinic)
  expect(subject).toBe('A refund for order #6f9619ff')
  expect(text).toContain('$13.00 of order #6f9619ff ($84.33)')
})

test.each(kinds)('no subject and no staff mail names what was bought: %s', (kind) => {
  const { subject, text, html } = orderMail(kind, order, clinic)
  const words = kind.startsWith('staff') ? subject + text + html : subject
  expect(words).not.toMatch(/B12|Zinc/)
  expect(subject + text).toContain('6f9619ff')
})

test('each reason to look is a sentence of its own', () => {
  const reasons = [
    'AMOUNT_DIFFERS',
    'PAID_TWICE',
    'PAID_AN_OLD_CART',
    'OUT_OF_STOCK',
    'NOT_CAPTURED_CUSTOM_ID_DIFFERS',
  ]
  const texts = reasons.map((attention) => orderMail('staff_attention', { ...order, attention }, clinic).text)
  expect(new Set(texts).size).toBe(reasons.length)
})

test('a receipt tells what a gift card paid, and what PayPal', () => {
  const partly = orderMail('order_receipt', { ...order, giftShareCents: 933 }, clinic).text
  expect(partly).toMatch(/Total\W+\$84\.33/)
  expect(partly).toMatch(/Gift card: −\$9\.33/)
  expect(partly).toMatch(/Paid with PayPal\W+\$75\.00/)
  expect(orderMail('staff_order', { ...order, giftShareCents: 8433 }, clinic).text).toContain(
    'paid by gift card',
  )
})

test('who bought only a gift card is not asked to choose a visit', () => {
  const { text } = orderMail('order_receipt', { ...order, isGift: true }, clinic)
  expect(text).not.toContain('nurse')
})

test('a refund to a gift card does not speak of a bank', () => {
  const { text } = orderMail('order_refunded', { ...order, isToGiftCard: true }, clinic)
  expect(text).toContain('$13.00 of order #6f9619ff ($84.33) is back on your gift card')
  expect(text).not.toContain('bank')
})

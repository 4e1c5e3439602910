import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromText } from '@/lib/platform/shared/money'
import { orderRequest } from './paypal'
import { differsFrom, orderAnswer, payerEmail, paypalAmount } from './paypal-answers'

const cart = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    price_cents: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  { minLength: 1, maxLength: 50 },
)

describe('amounts', () => {
  test('the PayPal amount of any number of cents has two decimals and comes back the same [PAY-011]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const { value, currency_code } = paypalAmount(cents)
        expect(currency_code).toBe('USD')
        expect(value).toMatch(/^\d+\.\d{2}$/)
        expect(centsFromText(value)).toBe(cents)
      }),
    )
  })

  test('what is not an amount equals no amount', () => {
    for (const value of ['', '13', '13.5', '13.505', '-1.00', '1e3', '١.٠٠', '13,00'])
      expect(centsFromText(value)).toBeNaN()
  })

  test('A5 case 9: of any cart the lines, the item total and the total agree to the cent [PAY-004]', () => {
    fc.assert(
      fc.property(cart, fc.nat(10_000), fc.nat(), (items, feeCents, worth) => {
        const itemCents = items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0)
        const discountCents = worth % (itemCents + feeCents)
        const amountCents = itemCents + feeCents - discountCents
        const body = orderRequest({
          orderId: 'o',
          amountCents,
          feeCents,
          discountCents,
          items,
          brandName: 'Clinic',
          siteUrl: 'https://x.example',
        })
        const [unit] = body.purchase_units
        const lines = unit?.items.map(
          ({ quantity, unit_amount }) => Number(quantity) * centsFromText(unit_amount.value),
        )
        expect(lines?.reduce((sum, cents) => sum + cents, 0)).toBe(itemCents)
        expect(centsFromText(unit?.amount.value ?? '')).toBe(amountCents)
        const { item_total, handling, discount } = unit?.amount.breakdown ?? {}
        expect([item_total, handling, discount].map((part) => centsFromText(part?.value ?? ''))).toEqual([
          itemCents,
          feeCents,
          discountCents,
        ])
      }),
    )
  })
})

test('what PayPal is told names units and no treatments [PAY-004]', () => {
  const items = [
    { quantity: 2, price_cents: 1300 },
    { quantity: 1, price_cents: 3333 },
  ]
  const body = orderRequest({
    orderId: 'o-1',
    amountCents: 6933,
    feeCents: 2500,
    discountCents: 1500,
    items,
    brandName: 'Clinic',
    siteUrl: 'https://x.example',
  })
  expect(body.purchase_units).toEqual([
    {
      reference_id: 'default',
      custom_id: 'o-1',
      description: 'Order with 3 items',
      amount: {
        currency_code: 'USD',
        value: '69.33',
        breakdown: {
          item_total: { currency_code: 'USD', value: '59.33' },
          handling: { currency_code: 'USD', value: '25.00' },
          discount: { currency_code: 'USD', value: '15.00' },
        },
      },
      items: [
        { name: 'Wellness item 1', quantity: '2', unit_amount: { currency_code: 'USD', value: '13.00' } },
        { name: 'Wellness item 2', quantity: '1', unit_amount: { currency_code: 'USD', value: '33.33' } },
      ],
    },
  ])
})

const approved = {
  id: 'PP',
  status: 'APPROVED',
  intent: 'CAPTURE',
  purchase_units: [
    { custom_id: 'o-1', amount: { currency_code: 'USD', value: '26.00' }, payee: { merchant_id: 'M' } },
  ],
}
const expected = { orderId: 'o-1', amountCents: 2600, currency: 'USD', merchantId: 'M' }

test.each([
  ['AMOUNT_DIFFERS', { amount: { currency_code: 'USD', value: '26.01' } }],
  ['CURRENCY_DIFFERS', { amount: { currency_code: 'EUR', value: '26.00' } }],
  ['CUSTOM_ID_DIFFERS', { custom_id: 'o-2' }],
  ['PAYEE_DIFFERS', { payee: { merchant_id: 'thief' } }],
])('an approved order that is not ours is not captured: %s', (difference, changed) => {
  expect(differsFrom(expected, orderAnswer.parse(approved))).toBeNull()
  const other = { ...approved, purchase_units: [{ ...approved.purchase_units[0], ...changed }] }
  expect(differsFrom(expected, orderAnswer.parse(other))).toBe(difference)
})

test('an order of another intent, of none or of two units is not ours', () => {
  const check = (changed: object) => differsFrom(expected, orderAnswer.parse({ ...approved, ...changed }))
  expect(check({ intent: 'AUTHORIZE' })).toBe('INTENT_DIFFERS')
  expect(check({ purchase_units: [] })).toBe('UNITS_DIFFER')
  expect(check({ purchase_units: [...approved.purchase_units, ...approved.purchase_units] })).toBe(
    'UNITS_DIFFER',
  )
})

test('the payer’s address is taken from where PayPal puts it, or there is none [ROLE-003]', () => {
  const email = (changed: object) => payerEmail(orderAnswer.parse({ ...approved, ...changed }))
  expect(email({ payment_source: { paypal: { email_address: 'ana@example.com' } } })).toBe('ana@example.com')
  expect(email({ payer: { email_address: 'bo@example.com' } })).toBe('bo@example.com')
  expect(email({})).toBeNull()
  expect(email({ payer: { email_address: 'no address' } })).toBeNull()
})

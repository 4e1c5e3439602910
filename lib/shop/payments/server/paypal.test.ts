import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderRequest } from './paypal'

const cents = ({ value }: { value: string }) => Math.round(Number(value) * 100)
const request = (amountCents: number, items: { quantity: number; price_cents: number }[]) =>
  orderRequest({
    orderId: 'order',
    amountCents,
    items,
    brandName: 'Ocotillo',
    siteUrl: 'https://clinic.example',
  }).purchase_units[0]

test('what a gift card pays is a discount, and the parts always make the amount', () => {
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    price_cents: fc.integer({ min: 1, max: 1000_00 }),
  })
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), fc.nat(), (items, covered) => {
      const goods = items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0)
      const amountCents = goods - (covered % goods)
      const { amount } = request(amountCents, items) ?? expect.fail('There is no unit.')
      const { item_total, discount } = amount.breakdown as typeof amount.breakdown & {
        discount?: { value: string }
      }
      expect(cents(amount)).toBe(amountCents)
      expect(cents(item_total) - (discount ? cents(discount) : 0)).toBe(amountCents)
      expect(discount === undefined).toBe(amountCents === goods)
    }),
  )
})

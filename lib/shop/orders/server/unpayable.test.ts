import { expect, test, vi } from 'vitest'
import type { StartOrderRequest } from './requests'
import { answerCodeRefused, answerUnpayable } from './unpayable'

const held = { cents: 0 }
const onSale = [
  { id: 'zinc', name: 'Zinc', price: 12, imageUrl: null, available: 3, needsExam: true },
  { id: 'nac', name: 'NAC', price: 12, imageUrl: null, available: 20, needsExam: true },
]
vi.mock('@/lib/shop/products/server/catalogue', () => ({ listProductsOnSale: async () => onSale }))
vi.mock('@/lib/shop/gift-cards/server/sale', () => ({ listSoldPresets: async () => [] }))
vi.mock('@/lib/shop/gift-cards/server/balance', () => ({ readHeldCents: async () => held.cents }))

const messageOf = async (answer: Promise<Response>) => (await (await answer).json()).message

test('a total that differs is no price’s fault alone where a gift card pays', async () => {
  const changed = (giftBalanceCents: number | null) =>
    messageOf(
      answerUnpayable({ outcome: 'price_changed', productIds: [], left: {}, giftBalanceCents, visit: null }, {
        gifts: [],
      } as unknown as StartOrderRequest),
    )
  expect(await changed(null)).toBe(
    'A price has changed since then. Please check the new total before you pay.',
  )
  expect(await changed(5_00)).toBe(
    'A price, or your gift card balance, has changed since then. Please check the new total before you pay.',
  )
})

test('who orders too much hears what is left for them, not what others are paying for [INJ-020]', async () => {
  const refused = answerUnpayable(
    {
      outcome: 'out_of_stock',
      productIds: ['zinc', 'nac'],
      left: { nac: 10 },
      giftBalanceCents: null,
      visit: null,
    },
    { gifts: [] } as unknown as StartOrderRequest,
  )
  expect(await messageOf(refused)).toBe('Only 3 of Zinc left. Only 10 of NAC left.')
})

test('a card whose money is only set aside is not called empty', async () => {
  const refused = () => messageOf(answerCodeRefused('empty', { giftCode: 'OCO' }))
  expect(await refused()).toBe('There’s no money left on this gift card.')
  held.cents = 50_00
  expect(await refused()).toMatch(/^\$50\.00 of it is set aside for an order that’s being paid\./)
})

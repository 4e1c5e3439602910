import { expect, test } from 'vitest'
import { seeded } from '@/tests/setup/mutate-content'
import {
  bestDiscounts,
  cartProblem,
  type Discount,
  type DiscountEffect,
  discountParts,
  discountSentence,
  effectWords,
  type Goods,
} from './discount'

const goods: Goods = [
  { id: 'b12', cents: 1300 },
  { id: 'zinc', cents: 801 },
]
const percent = (percent: number): DiscountEffect => ({ kind: 'percent', percent })
const amount = (cents: number): DiscountEffect => ({ kind: 'amount', cents })
const travel: DiscountEffect = { kind: 'travel' }

const discount = (effect: DiscountEffect, more: Partial<Discount> = {}): Discount => ({
  code: effectWords(effect),
  name: 'A rule',
  effect,
  productIds: null,
  minimumCents: 0,
  isCombinable: false,
  ...more,
})
const off = (discounts: Discount[], travelCents = 2500, of = goods) =>
  discountParts(discounts, of, travelCents).map(({ cents }) => cents)

test.each([
  ['half a cent is rounded up', discount(percent(50)), 1051],
  ['less than half a cent down', discount(percent(25)), 525],
  ['all of the injections and nothing of the fee', discount(percent(100)), 2101],
  ['an amount', discount(amount(500)), 500],
  ['never more than the injections', discount(amount(9900)), 2101],
  ['only the injections it is for', discount(percent(50), { productIds: ['zinc'] }), 401],
  ['an amount never more than those', discount(amount(900), { productIds: ['zinc', 'biotin'] }), 801],
  ['nothing when it is for others', discount(percent(50), { productIds: ['biotin'] }), 0],
  ['the whole fee', discount(travel), 2500],
  ['just enough in the cart', discount(percent(10), { minimumCents: 2101 }), 210],
  ['a cent too little in the cart', discount(percent(10), { minimumCents: 2102 }), 0],
])('%s', (_what, one, cents) => expect(off([one])).toEqual([cents]))

test('several take what the ones before leave, and a fee is waived once', () => {
  expect(off([discount(amount(2000)), discount(percent(50))])).toEqual([2000, 101])
  expect(off([discount(travel), discount(percent(10)), discount(travel)])).toEqual([2500, 210, 0])
})

test('of codes that don’t go together the best one is used, of those that do all that take something off', () => {
  const codes = (discounts: Discount[], travelCents = 2500) =>
    bestDiscounts(discounts, goods, travelCents).map(({ code }) => code)
  expect(codes([discount(percent(10)), discount(percent(25))])).toEqual(['25% off'])
  expect(codes([discount(percent(25)), discount(travel)])).toEqual(['no travel fee'])
  expect(codes([discount(percent(25)), discount(travel)], 0)).toEqual(['25% off'])
  const together = { isCombinable: true }
  expect(codes([discount(percent(25), together), discount(travel, together)])).toEqual([
    '25% off',
    'no travel fee',
  ])
  expect(codes([discount(percent(25), together), discount(travel, together)], 0)).toEqual(['25% off'])
  expect(codes([discount(percent(10), together), discount(percent(90)), discount(travel, together)])).toEqual(
    ['10% off', 'no travel fee'],
  )
  expect(codes([discount(percent(25), { minimumCents: 9900 })])).toEqual([])
  expect(codes([])).toEqual([])
})

test('parts are whole cents, never negative, and together never more than the injections and the fee', () => {
  const random = seeded(20_261_125)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const ids = ['b12', 'zinc', 'biotin', 'nac']
  const some = () => ids.filter(() => random() < 0.5)
  for (let run = 0; run < 3000; run += 1) {
    const cart = some().map((id) => ({ id, cents: upTo(random() < 0.1 ? 2 : 20_000) }))
    const fee = random() < 0.3 ? 0 : upTo(5000)
    const discounts = Array.from({ length: upTo(4) }, () =>
      discount([percent(1 + upTo(99)), amount(1 + upTo(15_000)), travel][upTo(2)] ?? travel, {
        productIds: random() < 0.5 ? null : some(),
        minimumCents: random() < 0.7 ? 0 : upTo(20_000),
        isCombinable: random() < 0.5,
      }),
    )
    const total = (parts: number[]) => parts.reduce((sum, cents) => sum + cents, 0)
    const isTravel = (one: Discount) => one.effect.kind === 'travel'
    const parts = off(discounts, fee, cart)
    expect(parts.every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true)
    const ofGoods = parts.filter((_, index) => !isTravel(discounts[index] ?? discount(travel)))
    expect(total(ofGoods)).toBeLessThanOrEqual(total(cart.map(({ cents }) => cents)))
    expect(total(parts) - total(ofGoods)).toBeLessThanOrEqual(fee)
    const best = bestDiscounts(discounts, cart, fee)
    expect(off(best, fee, cart).every((cents) => cents > 0)).toBe(true)
    expect(best.length <= 1 || best.every(({ isCombinable }) => isCombinable)).toBe(true)
    for (const one of discounts)
      expect(total(off(best, fee, cart))).toBeGreaterThanOrEqual(total(off([one], fee, cart)))
  }
})

test('why a code takes nothing off, in a sentence', () => {
  expect(cartProblem(discount(percent(25)), goods, 0)).toBeNull()
  expect(cartProblem(discount(percent(25)), [], 0)).toBe('items')
  expect(cartProblem(discount(travel), goods, 0)).toBe('items')
  expect(cartProblem(discount(percent(25), { minimumCents: 5000 }), goods, 0)).toBe('minimum')
  expect(discountSentence('minimum', 5000)).toBe('This code needs at least $50 of injections in the cart.')
  expect(discountSentence('person')).toBe('This code can’t be used for this order.')
})

test('what a code takes off, in words', () => {
  expect([percent(25), amount(1000), amount(1050), travel].map(effectWords)).toEqual([
    '25% off',
    '$10 off',
    '$10.50 off',
    'no travel fee',
  ])
})

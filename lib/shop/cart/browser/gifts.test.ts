import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { cartCents, pieceCount } from '@/lib/shop/cart/shared/cart-line'
import { type GiftLine, maxGifts } from '@/lib/shop/gift-cards/shared/rules'
import { clearCart, undoRemoval } from './edit'
import { currentGifts, putGift, readStoredGifts, removeGift, replaceGifts, takeGiftsOut } from './gifts'
import { addToCart, currentLines, replaceLines, useCart } from './store'

const keyOf = (place: number) => `b7b0f1f5-97ac-4d6c-9bb8-${String(place).padStart(12, '0')}`
const gift = (place: number): GiftLine => ({
  giftKey: keyOf(place),
  presetId: null,
  title: 'Gift card',
  valueCents: 75_00,
  priceCents: 75_00,
  recipientName: `Person ${place}`,
  recipientEmail: '',
  senderName: 'Alex',
  message: '',
  deliverOn: '',
})

beforeEach(() => {
  replaceGifts([], [])
  replaceLines([], [])
})

test('gift cards count and cost beside products, and clearing takes both and can be taken back', () => {
  addToCart({ id: 'b12', name: 'Vitamin B12', price: 13 })
  putGift(gift(1))
  expect(pieceCount(useCart.getState())).toBe(2)
  expect(cartCents(useCart.getState())).toBe(88_00)
  clearCart()
  expect(pieceCount(useCart.getState())).toBe(0)
  undoRemoval()
  expect(currentLines()).toHaveLength(1)
  expect(currentGifts()).toEqual([gift(1)])
})

test('a card with a known key is changed, not added; the eleventh is refused', () => {
  for (let place = 1; place <= 10; place += 1) expect(putGift(gift(place))).toBe(true)
  expect(putGift(gift(11))).toBe(false)
  expect(putGift({ ...gift(10), recipientName: 'Kim' })).toBe(true)
  expect(currentGifts()).toHaveLength(10)
  expect(currentGifts().at(-1)?.recipientName).toBe('Kim')
})

test('a removed card comes back by undo; a paid one is gone without a word', () => {
  putGift(gift(1))
  putGift(gift(2))
  removeGift(keyOf(1))
  expect(useCart.getState().removed?.sentence).toBe('Gift card for Person 1 removed.')
  undoRemoval()
  takeGiftsOut([keyOf(1), keyOf(9)])
  expect(currentGifts()).toEqual([gift(2)])
  expect(useCart.getState().removed).toBeNull()
})

test('replacing the products, as an account’s cart does, leaves the gift cards', () => {
  putGift(gift(1))
  replaceLines([], ['Changed.'])
  expect(currentGifts()).toEqual([gift(1)])
})

const stored: GiftLine = {
  giftKey: 'b7b0f1f5-97ac-4d6c-9bb8-8a5a8ed5a0aa',
  presetId: 'gift-wellness',
  title: 'Wellness',
  valueCents: 399_00,
  priceCents: 300_00,
  recipientName: 'Sam',
  recipientEmail: '',
  senderName: 'Alex',
  message: 'Enjoy',
  deliverOn: '2026-12-24',
}
test('what was stored is read, and nothing else of it', () => {
  expect(readStoredGifts(JSON.stringify([{ ...stored, more: 1 }]))).toEqual([stored])
})

test.each([
  ['no key', { giftKey: 'x' }],
  ['a price below zero', { priceCents: -1 }],
  ['half a cent', { valueCents: 100.5 }],
  ['a text for a number', { valueCents: '39900' }],
  ['a message too long', { message: 'x'.repeat(501) }],
  ['no recipient', { recipientName: null }],
])('a stored card with %s is left out', (_what, wrong) => {
  expect(readStoredGifts(JSON.stringify([{ ...stored, ...wrong }, stored]))).toEqual([stored])
})

test('more cards than a cart may hold are cut', () => {
  const many = Array.from({ length: maxGifts + 3 }, (_, place) => ({ ...stored, giftKey: keyOf(place) }))
  expect(readStoredGifts(JSON.stringify(many))).toHaveLength(maxGifts)
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readStoredGifts(text))).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { maxGifts } from '@/lib/shop/gift-cards/shared/rules'
import { readStoredGifts } from './gifts'

const gift: GiftLine = {
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
const keyOf = (place: number) => `b7b0f1f5-97ac-4d6c-9bb8-${String(place).padStart(12, '0')}`

test('what was stored is read, and nothing else of it', () => {
  expect(readStoredGifts(JSON.stringify([{ ...gift, more: 1 }]))).toEqual([gift])
})

test.each([
  ['no key', { giftKey: 'x' }],
  ['a price below zero', { priceCents: -1 }],
  ['half a cent', { valueCents: 100.5 }],
  ['a text for a number', { valueCents: '39900' }],
  ['a message too long', { message: 'x'.repeat(501) }],
  ['no recipient', { recipientName: null }],
])('a stored card with %s is left out', (_what, wrong) => {
  expect(readStoredGifts(JSON.stringify([{ ...gift, ...wrong }, gift]))).toEqual([gift])
})

test('more cards than a cart may hold are cut', () => {
  const many = Array.from({ length: maxGifts + 3 }, (_, place) => ({ ...gift, giftKey: keyOf(place) }))
  expect(readStoredGifts(JSON.stringify(many))).toHaveLength(maxGifts)
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readStoredGifts(text))).toBe(true)
    }),
  )
})

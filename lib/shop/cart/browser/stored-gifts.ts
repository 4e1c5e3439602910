import {
  mostEmailLength,
  mostGifts,
  mostMessageLength,
  mostNameLength,
} from '@/lib/shop/gift-cards/shared/limits'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { parseStoredArray } from './stored-array'

const mostCents = 100_000_00
const keyShape = /^[0-9a-f-]{36}$/
const longest = {
  giftKey: 36,
  title: 200,
  recipientName: mostNameLength,
  recipientEmail: mostEmailLength,
  senderName: mostNameLength,
  message: mostMessageLength,
  deliverOn: 10,
} satisfies Partial<Record<keyof GiftLine, number>>
const names = [...Object.keys(longest), 'presetId', 'valueCents', 'priceCents'] as (keyof GiftLine)[]

/**
 * The gift cards in a stored text. Anybody can edit that text: what is none is left out, what is too much is cut, and nothing
 * throws. Whether they can be bought is the server's to say.
 */
export function readStoredGifts(stored: string | null): GiftLine[] {
  const gifts = new Map<string, GiftLine>()
  for (const entry of parseStoredArray(stored)) {
    const gift = readGift(entry)
    if (gift && gifts.size < mostGifts) gifts.set(gift.giftKey, gift)
  }
  return [...gifts.values()]
}

function readGift(entry: unknown): GiftLine | null {
  if (typeof entry !== 'object' || entry === null) return null
  const one = entry as Record<keyof GiftLine, unknown>
  const isOne =
    keyShape.test(String(one.giftKey)) &&
    (one.presetId === null || isText(one.presetId, 128)) &&
    isCents(one.valueCents) &&
    isCents(one.priceCents) &&
    Object.entries(longest).every(([name, most]) => isText(one[name as keyof GiftLine], most))
  return isOne ? (Object.fromEntries(names.map((name) => [name, one[name]])) as GiftLine) : null
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const isCents = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= mostCents

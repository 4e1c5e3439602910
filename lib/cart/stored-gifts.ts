import { mostEmailLength, mostGifts, mostMessageLength, mostNameLength } from '@/lib/gift-cards/limits'
import type { GiftLine } from '@/lib/gift-cards/rules'
import { parseStoredArray } from './stored-array'

const mostCents = 100_000_00

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
  const { giftKey, presetId, valueCents, priceCents, title, ...words } = entry as Record<string, unknown>
  const { recipientName, recipientEmail, senderName, message, deliverOn } = words
  const isOne =
    typeof giftKey === 'string' &&
    /^[0-9a-f-]{36}$/.test(giftKey) &&
    (presetId === null || isText(presetId, 128)) &&
    isCents(valueCents) &&
    isCents(priceCents) &&
    isText(title, 200) &&
    isText(recipientName, mostNameLength) &&
    isText(recipientEmail, mostEmailLength) &&
    isText(senderName, mostNameLength) &&
    isText(message, mostMessageLength) &&
    isText(deliverOn, 10)
  if (!isOne) return null
  return {
    giftKey,
    presetId,
    valueCents,
    priceCents,
    title,
    recipientName,
    recipientEmail,
    senderName,
    message,
    deliverOn,
  }
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const isCents = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= mostCents

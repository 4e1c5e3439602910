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

const texts = {
  title: 200,
  recipientName: mostNameLength,
  recipientEmail: mostEmailLength,
  senderName: mostNameLength,
  message: mostMessageLength,
  deliverOn: 10,
}
const names = [...Object.keys(texts), 'giftKey', 'presetId', 'valueCents', 'priceCents']

function readGift(entry: unknown): GiftLine | null {
  const given: Record<string, unknown> = Object(entry)
  const isOne =
    /^[0-9a-f-]{36}$/.test(String(given.giftKey)) &&
    (given.presetId === null || isText(given.presetId, 128)) &&
    [given.valueCents, given.priceCents].every(isCents) &&
    Object.entries(texts).every(([name, most]) => isText(given[name], most))
  return isOne ? (Object.fromEntries(names.map((name) => [name, given[name]])) as GiftLine) : null
}

const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most

const isCents = (value: unknown) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= mostCents

import { giftsKey, parseStoredArray } from '@/lib/platform/browser/kept-here'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { maxEmailLength, maxGifts, maxMessageLength, maxNameLength } from '@/lib/shop/gift-cards/shared/rules'
import { addNotices, type CartState, currentLines, useCart } from './store'

/** False while the browser refuses to store: then what is stored is older than what is shown. */
let isStored = true

/** The gift cards as they are now in whichever tab changed them last. */
export function currentGifts(): GiftLine[] {
  const { gifts } = useCart.getState()
  return (isStored && loadGifts()) || gifts
}

/** Shows the gift cards as they are now. */
export const readGifts = (): void => useCart.setState({ gifts: currentGifts() })

/** Stores other gift cards; `removed` is what an undo brings back. */
export function changeGifts(gifts: GiftLine[], removed: CartState['removed'] = null): void {
  isStored = saveGifts(gifts)
  useCart.setState({ gifts, removed, isRead: true })
}

/** Puts a gift card in, or in place of the one with its key. False when there are too many: nothing changed then. */
export function putGift(gift: GiftLine): boolean {
  const gifts = currentGifts()
  const isKnown = gifts.some(({ giftKey }) => giftKey === gift.giftKey)
  if (!isKnown && gifts.length >= maxGifts) return false
  changeGifts(isKnown ? gifts.map((one) => (one.giftKey === gift.giftKey ? gift : one)) : [...gifts, gift])
  return true
}

/** Takes a gift card out; it can be taken back until the next change. */
export function removeGift(giftKey: string): void {
  const gifts = currentGifts()
  const gift = gifts.find((one) => one.giftKey === giftKey)
  if (!gift) return
  const removed = {
    sentence: `Gift card for ${gift.recipientName} removed.`,
    lines: currentLines(),
    gifts,
  }
  changeGifts(
    gifts.filter((one) => one !== gift),
    removed,
  )
}

/** Takes the gift cards with these keys out because they are paid. */
export function takeGiftsOut(giftKeys: string[]): void {
  const gifts = currentGifts()
  if (gifts.some(({ giftKey }) => giftKeys.includes(giftKey)))
    changeGifts(gifts.filter(({ giftKey }) => !giftKeys.includes(giftKey)))
}

/** Replaces the gift cards for a reason the shopper did not choose, and tells them. */
export function replaceGifts(gifts: GiftLine[], notices: string[]): void {
  changeGifts(gifts)
  addNotices(notices)
}

/** Has the form of its page show this gift card. */
export const editGift = (editedGift: string): void => useCart.setState({ editedGift })

/** The stored gift cards; null when the browser keeps nothing for this site. */
export function loadGifts(): GiftLine[] | null {
  try {
    return readStoredGifts(localStorage.getItem(giftsKey))
  } catch {
    return null
  }
}

/** Stores the gift cards. False when the browser refuses. */
export function saveGifts(gifts: GiftLine[]): boolean {
  try {
    if (gifts.length === 0) localStorage.removeItem(giftsKey)
    else localStorage.setItem(giftsKey, JSON.stringify(gifts))
    return true
  } catch {
    return false
  }
}

const maxCents = 100_000_00
const keyShape = /^[0-9a-f-]{36}$/
const longest = {
  giftKey: 36,
  title: 200,
  recipientName: maxNameLength,
  recipientEmail: maxEmailLength,
  senderName: maxNameLength,
  message: maxMessageLength,
  deliverOn: 10,
} satisfies Partial<Record<keyof GiftLine, number>>
const names = [...Object.keys(longest), 'presetId', 'valueCents', 'priceCents'] as (keyof GiftLine)[]

/**
 * The gift cards in a stored text. Anybody can edit that text: what is none is left out, what is too much is cut, and
 * nothing throws. Whether they can be bought is the server's to say.
 */
export function readStoredGifts(stored: string | null): GiftLine[] {
  const gifts = new Map<string, GiftLine>()
  for (const entry of parseStoredArray(stored)) {
    const gift = readGift(entry)
    if (gift && gifts.size < maxGifts) gifts.set(gift.giftKey, gift)
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
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= maxCents

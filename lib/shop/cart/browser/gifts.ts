import { giftsKey } from '@/lib/platform/browser/kept-here'
import { mostGifts } from '@/lib/shop/gift-cards/shared/limits'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { addNotices, type CartState, currentLines, useCart } from './store'
import { readStoredGifts } from './stored-gifts'

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
  if (!isKnown && gifts.length >= mostGifts) return false
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

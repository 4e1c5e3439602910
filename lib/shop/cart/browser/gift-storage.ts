import { giftsKey } from '@/lib/platform/browser/kept-here'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { readStoredGifts } from './stored-gifts'

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

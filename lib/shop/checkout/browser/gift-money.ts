'use client'

import { useCart } from '@/lib/shop/cart/browser/store'
import { usedCents } from '@/lib/shop/checkout/shared'
import { useCheckout } from './store'

/** What the gift card that was named pays of the cart as it is; null when none was, or it pays nothing. */
export function useGiftMoney(): { endsWith: string; usedCents: number } | null {
  const card = useCheckout(({ giftCard }) => giftCard)
  const used = useCart(({ lines }) => usedCents(card, lines))
  return card && used > 0 ? { endsWith: card.endsWith, usedCents: used } : null
}

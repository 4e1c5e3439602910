'use client'

import { useCart } from '@/lib/shop/cart/browser/store'
import { type CartLine, totalCents } from '@/lib/shop/cart/shared/cart-line'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'
import { useCheckout } from './store'

/** Integer cents a card pays of these lines: products only, since a gift card buys no gift card. */
export const usedCents = (card: GiftBalance | null, lines: CartLine[]): number =>
  card ? Math.min(card.balanceCents, totalCents(lines)) : 0

/** What the gift card that was named pays of the cart as it is; null when none was, or it pays nothing. */
export function useGiftMoney(): { endsWith: string; usedCents: number } | null {
  const card = useCheckout(({ giftCard }) => giftCard)
  const used = useCart(({ lines }) => usedCents(card, lines))
  return card && used > 0 ? { endsWith: card.endsWith, usedCents: used } : null
}

'use client'

import { useCart } from '@/lib/shop/cart/browser/store'
import { cartCents } from '@/lib/shop/cart/shared/cart-line'
import { travelCents, usedCents } from '@/lib/shop/checkout/shared'
import { useCheckout } from './store'

/** What the cart as it is comes to, in integer cents. */
type Sums = {
  /** For the way to the door; 0 while nobody has said where. */
  travel: number
  /** What the gift card that was named pays. */
  gift: number
  /** What PayPal is to be asked. */
  toPay: number
}

/** What is paid how: the sum of the lines and the way there (PAY-012), less what a gift card pays. */
export function useSums(): Sums {
  const { giftCard, visit } = useCheckout()
  const { lines, gifts } = useCart()
  const travel = travelCents(visit, lines)
  const gift = usedCents(giftCard, lines, visit)
  return { travel, gift, toPay: cartCents({ lines, gifts }) + travel - gift }
}

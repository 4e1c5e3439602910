'use client'

import { useCart } from '@/lib/shop/cart/browser/store'
import { type Sums, sumsOf } from '@/lib/shop/checkout/shared'
import { useCheckout } from './store'

/** What the cart as it is comes to. */
export function useSums(): Sums {
  const { giftCard, visit, discounts } = useCheckout()
  const { lines, gifts } = useCart()
  return sumsOf({ lines, gifts, visit, discounts, giftCard })
}

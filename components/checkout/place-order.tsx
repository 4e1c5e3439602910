'use client'

import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { payByGiftCard } from './flow'

/** In PayPal's place where a gift card pays for everything. */
export function PlaceOrder() {
  const isBusy = useCheckout(isPaying)
  return (
    <button
      type="button"
      className="button button-primary checkout-place"
      disabled={isBusy}
      onClick={payByGiftCard}
    >
      Place order with gift card
    </button>
  )
}

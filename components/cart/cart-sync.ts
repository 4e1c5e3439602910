'use client'

import { showToast } from '@/components/ui/toast-store'
import { keepVisit } from '@/lib/care/areas/browser/kept-visit'
import { runCartSync } from '@/lib/shop/cart/browser/run-cart-sync'
import type { CartLine } from '@/lib/shop/cart/shared/cart-line'
import { closeRecord } from '@/lib/shop/checkout/browser/record'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'

let look: (() => void) | undefined

/**
 * Keeps this browser's cart and the stored one of whoever is signed in the same (CART-011, CART-013). Asked again, it
 * looks again.
 */
export function startCartSync(linesAtStart: CartLine[]): void {
  look ??= runCartSync(linesAtStart, {
    showToast,
    isPaying: () => isPaying(useCheckout.getState()),
    forgetOrder() {
      closeRecord()
      // The next person at this browser has another number.
      keepVisit({ phone: '' })
      useCheckout.setState({ visit: null })
      void useCheckout.getState().send({ name: 'signedOut' })
    },
  })
  look()
}

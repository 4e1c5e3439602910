'use client'

import { Icon } from '@/components/ui/icon'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import { itemCount, pieceCount } from '@/lib/shop/cart/shared/cart-line'
import { loadDrawer } from './load-drawer'
import { CartCount } from './view-cart'

const loadAhead = () => void loadDrawer().catch(() => undefined)

/** The cart control of the top bar (HEAD-005). The server doesn't know the cart, so at first it names no number. */
export function CartButton() {
  const units = useCart(pieceCount)
  const isRead = useCart((state) => state.isRead)
  return (
    <button
      type="button"
      className="top-link no-underline"
      data-cart-button
      aria-haspopup="dialog"
      aria-label={isRead ? `Cart, ${units > 0 ? itemCount(units) : 'empty'}` : 'Cart'}
      onClick={() => setCartOpen(true)}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    >
      <Icon name="cart" />
      <span className="max-sm:hidden">Cart</span>
      {units > 0 && <CartCount units={units} className="bg-sand-50 text-agave-800" />}
    </button>
  )
}

'use client'

import { Icon } from '@/components/ui/icon'
import { formatExactCents } from '@/lib/platform/shared/money'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import { cartCents, itemCount, pieceCount } from '@/lib/shop/cart/shared/cart-line'

/** A second way to a cart that is not empty, for where the top bar has scrolled away. */
export function ViewCart({ look }: { look: 'icon' | 'bar' }) {
  const units = useCart(pieceCount)
  const cents = useCart(cartCents)
  if (units === 0) return null
  const total = formatExactCents(cents)
  const shared = { type: 'button', 'aria-haspopup': 'dialog', onClick: () => setCartOpen(true) } as const
  if (look === 'bar') {
    return (
      <button {...shared} className="button button-primary" aria-label={`View cart, ${total}`}>
        <Icon name="cart" />
        <span>View cart</span>
        <span className="border-l border-white/40 pl-2.5 tabular">{total}</span>
      </button>
    )
  }
  return (
    <button
      {...shared}
      className="icon-button view-cart relative max-sm:hidden"
      aria-label={`View cart with ${itemCount(units)}`}
    >
      <Icon name="cart" />
      <CartCount units={units} className="absolute -top-1.5 -right-1.5 bg-bloom-600 text-white" />
    </button>
  )
}

type CountProps = { units: number; className: string }

/** How many pieces are in the cart, on a round ground; `className` is its place and colors. */
export const CartCount = ({ units, className }: CountProps) => (
  <span
    data-cart-count
    className={`grid h-5 min-w-5 place-items-center rounded-full px-1.25 text-2xs leading-none font-[700] tabular ${className}`}
  >
    {units}
  </span>
)

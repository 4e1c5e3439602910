import type { MouseEvent } from 'react'
import type { CartLine } from '@/lib/cart/model'
import { clearCart } from '@/lib/cart/store'
import { CartLineItem } from './cart-line-item'
import { moveFocusOn } from './move-focus-on'

export function CartLines({ lines }: { lines: CartLine[] }) {
  return (
    <div className="cart-lines">
      <ul>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} />
        ))}
      </ul>
      <button type="button" className="cart-clear" onClick={clear}>
        Clear cart
      </button>
    </div>
  )
}

function clear({ currentTarget }: MouseEvent<HTMLElement>) {
  moveFocusOn(currentTarget)
  clearCart()
}

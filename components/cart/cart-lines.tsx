import type { CartLine } from '@/lib/cart/model'
import { clearCart } from '@/lib/cart/store'
import { CartLineItem } from './cart-line-item'

export function CartLines({ lines }: { lines: CartLine[] }) {
  return (
    <div className="cart-lines">
      <ul>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} />
        ))}
      </ul>
      <button type="button" className="cart-clear" onClick={clearCart}>
        Clear cart
      </button>
    </div>
  )
}

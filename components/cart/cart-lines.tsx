import type { MouseEvent } from 'react'
import { clearCart } from '@/lib/shop/cart/browser/edit'
import type { CartContents } from '@/lib/shop/cart/shared/model'
import { CartLineItem } from './cart-line-item'
import { GiftLineItem } from './gift-line-item'
import { moveFocusOn } from './move-focus-on'

export function CartLines({ lines, gifts }: CartContents) {
  return (
    <div className="cart-lines">
      <ul>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} />
        ))}
        {gifts.map((gift) => (
          <GiftLineItem key={gift.giftKey} gift={gift} />
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

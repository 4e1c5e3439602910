'use client'

import { ControlIcon } from '@/components/ui/control-icon'
import { centsFromDollars, formatExactCents } from '@/lib/platform/shared/money'
import { changeQuantity, removeFromCart } from '@/lib/shop/cart/browser/edit'
import { type CartLine, lineCents } from '@/lib/shop/cart/shared/model'
import { useCategory, useLeft } from '@/lib/shop/products/browser/on-sale-store'
import { mostAtOnce, stockNote, whyNoMore } from '@/lib/shop/products/shared'
import { LineImage } from './line-image'
import { moveFocusOn } from './move-focus-on'

/** One line: what it is, what one costs, how many, what that makes (CART-002, CART-003, CART-006). */
export function CartLineItem({ line }: { line: CartLine }) {
  const { id, product, quantity } = line
  const left = useLeft(id)
  const category = useCategory(id)
  const mayHaveMore = quantity < (left ?? mostAtOnce)
  const note = mayHaveMore ? stockNote(left) : whyNoMore(product.name, left)

  function remove(button: HTMLElement) {
    moveFocusOn(button)
    removeFromCart(id)
  }

  return (
    <li className="cart-line">
      <LineImage address={product.image_url} category={category} />
      <div className="cart-line-words">
        <h3>{product.name}</h3>
        <p className="cart-each">{formatExactCents(centsFromDollars(product.price))} each</p>
      </div>
      <strong className="cart-line-total">{formatExactCents(lineCents(line))}</strong>
      <div className="cart-line-controls">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out like this everywhere. */}
        <div role="group" aria-label={`Quantity of ${product.name}`} className="quantity">
          <button
            type="button"
            aria-label={`One less ${product.name}`}
            onClick={({ currentTarget }) => (quantity > 1 ? changeQuantity(id, -1) : remove(currentTarget))}
          >
            <ControlIcon name="minus" />
          </button>
          <span>{quantity}</span>
          <button
            type="button"
            aria-label={`One more ${product.name}`}
            aria-disabled={!mayHaveMore}
            aria-describedby={note ? `stock-${id}` : undefined}
            onClick={() => mayHaveMore && changeQuantity(id, 1)}
          >
            <ControlIcon name="plus" />
          </button>
        </div>
        <button type="button" className="cart-remove" onClick={({ currentTarget }) => remove(currentTarget)}>
          Remove<span className="sr-only"> {product.name}</span>
        </button>
      </div>
      {note && (
        <p id={`stock-${id}`} className="stock-note">
          {note}
        </p>
      )}
    </li>
  )
}

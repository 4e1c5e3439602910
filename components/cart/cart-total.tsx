'use client'

import { type CartLine, totalCents, unitCount } from '@/lib/cart/model'
import { formatExactCents } from '@/lib/money'
import { itemCount } from './words'

/** What the cart comes to: the sum of its lines and nothing else (PAY-012). */
export function CartTotal({ lines, isChecked }: { lines: CartLine[]; isChecked: boolean }) {
  const total = formatExactCents(totalCents(lines))
  return (
    <>
      <dl>
        <div>
          <dt>Subtotal, {itemCount(unitCount(lines))}</dt>
          <dd>{total}</dd>
        </div>
        <div className="cart-sum">
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className="cart-promise">No tax or shipping: we come to you.</p>
      {!isChecked && (
        <p className="cart-promise">
          Prices and stock could not be checked just now. They are checked again before you pay.
        </p>
      )}
    </>
  )
}

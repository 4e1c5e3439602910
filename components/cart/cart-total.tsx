'use client'

import { formatExactCents } from '@/lib/platform/shared/money'
import { type CartContents, cartCents, pieceCount } from '@/lib/shop/cart/shared/model'
import { useGiftMoney } from '@/lib/shop/checkout/browser/gift-money'
import { itemCount } from './words'

/** What the cart comes to: the sum of its lines and nothing else (PAY-012), less what a gift card pays. */
export function CartTotal({ contents, isChecked }: { contents: CartContents; isChecked: boolean }) {
  const cents = cartCents(contents)
  const giftMoney = useGiftMoney()
  return (
    <>
      <dl>
        <div>
          <dt>Subtotal, {itemCount(pieceCount(contents))}</dt>
          <dd>{formatExactCents(cents)}</dd>
        </div>
        {giftMoney && (
          <div>
            <dt>Gift card ending in {giftMoney.endsWith}</dt>
            <dd>−{formatExactCents(giftMoney.usedCents)}</dd>
          </div>
        )}
        <div className="cart-sum">
          <dt>{giftMoney ? 'To pay' : 'Total'}</dt>
          <dd>{formatExactCents(cents - (giftMoney?.usedCents ?? 0))}</dd>
        </div>
      </dl>
      <p className="cart-promise">No tax or shipping: we come to you.</p>
      {!isChecked && (
        <p className="cart-promise">
          We couldn’t check prices and stock just now. We’ll check again before you pay.
        </p>
      )}
    </>
  )
}

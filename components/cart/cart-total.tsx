'use client'

import { formatExactCents } from '@/lib/platform/shared/money'
import { type CartContents, cartCents, itemCount, pieceCount } from '@/lib/shop/cart/shared/cart-line'
import { useCheckout } from '@/lib/shop/checkout/browser/store'
import { useSums } from '@/lib/shop/checkout/browser/sums'

const sumLook = 'flex items-baseline justify-between gap-4 text-sm'

/** What the cart comes to: the sum of its lines and the way there (PAY-012), less what a gift card pays. */
export function CartTotal({ contents, isChecked }: { contents: CartContents; isChecked: boolean }) {
  const cents = cartCents(contents)
  const { travel, parts, discount, gift, toPay } = useSums()
  const { visit, giftCard } = useCheckout()
  return (
    <>
      <dl className="grid gap-0.5 tabular">
        <div className={sumLook}>
          <dt>Subtotal, {itemCount(pieceCount(contents))}</dt>
          <dd>{formatExactCents(cents)}</dd>
        </div>
        {travel > 0 && (
          <div className={sumLook}>
            <dt>Travel fee, {visit?.area}</dt>
            <dd>{formatExactCents(travel)}</dd>
          </div>
        )}
        {parts.map((part) => (
          <div key={part.code} className={sumLook}>
            <dt>Code {part.code}</dt>
            <dd>−{formatExactCents(part.cents)}</dd>
          </div>
        ))}
        {gift > 0 && (
          <div className={sumLook}>
            <dt>Gift card ending in {giftCard?.endsWith}</dt>
            <dd>−{formatExactCents(gift)}</dd>
          </div>
        )}
        <div
          data-sum
          className="flex items-baseline justify-between gap-4 text-[1.0625rem] font-bold text-ink-900"
        >
          <dt>{gift + discount > 0 ? 'Amount due' : 'Total'}</dt>
          <dd className="font-display text-title normal-nums">{formatExactCents(toPay)}</dd>
        </div>
      </dl>
      <p className="text-xs text-ink-500">No tax or shipping: we come to you.</p>
      {!isChecked && (
        <p className="text-xs text-ink-500">
          We couldn’t check prices and stock just now. We’ll check again before you pay.
        </p>
      )}
    </>
  )
}

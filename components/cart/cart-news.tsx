'use client'

import type { MouseEvent } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'
import { formatExactCents } from '@/lib/platform/shared/money'
import { undoRemoval } from '@/lib/shop/cart/browser/edit'
import { useCart } from '@/lib/shop/cart/browser/store'
import { cartCents, pieceCount } from '@/lib/shop/cart/shared/model'
import { moveFocusOn } from './move-focus-on'
import { itemCount } from './words'

/** What just changed: what the shop corrected, what was taken out and can be put back, and, spoken, the new total. */
export function CartNews() {
  const { notices, removed } = useCart()
  const pieces = useCart(pieceCount)
  const cents = useCart(cartCents)
  return (
    <>
      <div role="status" className="cart-news">
        {notices.map((notice) => (
          <p key={notice} className="cart-notice">
            <ControlIcon name="alert" />
            {notice}
          </p>
        ))}
        {removed && (
          <p className="cart-removed">
            <span className="grow">{removed.sentence}</span>
            <button type="button" className="text-link" onClick={undo}>
              Undo
            </button>
          </p>
        )}
      </div>
      {/* Of its own, or every notice would be read again with each new total. */}
      <p role="status" className="sr-only">
        {pieces > 0 && `${itemCount(pieces)}, total ${formatExactCents(cents)}`}
      </p>
    </>
  )
}

function undo({ currentTarget }: MouseEvent<HTMLElement>) {
  moveFocusOn(currentTarget)
  undoRemoval()
}

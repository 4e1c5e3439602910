'use client'

import { GiftCardArt } from '@/components/art/gift-card-art'
import { ControlIcon } from '@/components/ui/control-icon'
import { formatCents, formatExactCents } from '@/lib/platform/shared/money'
import { editGift, removeGift } from '@/lib/shop/cart/browser/gifts'
import { setCartOpen } from '@/lib/shop/cart/browser/store'
import { useCheckout } from '@/lib/shop/checkout/browser/store'
import { deliverySentence, type GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { moveFocusOn } from './move-focus-on'

/** A gift card in the cart: what it is worth, for whom, and when it goes there. */
export function GiftLineItem({ gift }: { gift: GiftLine }) {
  const { giftKey, title, valueCents, priceCents, recipientName } = gift
  const refused = useCheckout(({ refusedGift }) => (refusedGift?.giftKey === giftKey ? refusedGift : null))

  function edit() {
    editGift(giftKey)
    setCartOpen(false)
  }

  return (
    <li className="cart-line cart-gift">
      <div className="cart-image">
        <GiftCardArt />
      </div>
      <div className="cart-line-words">
        <h3>Gift card for {recipientName}</h3>
        <p className="cart-each">
          {title}, worth {formatCents(valueCents)}. {deliverySentence(gift)}
        </p>
      </div>
      <strong className="cart-line-total">{formatExactCents(priceCents)}</strong>
      <div className="cart-line-controls">
        {/* biome-ignore lint/a11y/useValidAnchor: it leads there; the click also says which card. */}
        <a href="/gift-cards#gift-form" className="cart-remove cart-edit" onClick={edit}>
          Edit<span className="sr-only"> the gift card for {recipientName}</span>
        </a>
        <button
          type="button"
          className="cart-remove"
          onClick={({ currentTarget }) => {
            moveFocusOn(currentTarget)
            removeGift(giftKey)
          }}
        >
          Remove<span className="sr-only"> the gift card for {recipientName}</span>
        </button>
      </div>
      {refused && (
        <p className="field-problem cart-gift-problem">
          <ControlIcon name="alert" />
          <span>{refused.message}</span>
        </p>
      )}
    </li>
  )
}

'use client'

import { GiftCardArt } from '@/components/art/gift-card-art'
import { Icon } from '@/components/ui/icon'
import { formatCents, formatExactCents } from '@/lib/platform/shared/money'
import { editGift, removeGift } from '@/lib/shop/cart/browser/gifts'
import { setCartOpen } from '@/lib/shop/cart/browser/store'
import { useCheckout } from '@/lib/shop/checkout/browser/store'
import { deliverySentence, type GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { controlsLook, imageLook, lineLook, quietLook } from './cart-line-item'
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
    <li className={lineLook}>
      <div className={`items-center ${imageLook}`}>
        <GiftCardArt />
      </div>
      <div>
        <h3 className="text-[1.0625rem]">Gift card for {recipientName}</h3>
        <p className="text-xs wrap-anywhere text-ink-500 tabular">
          {title}, worth {formatCents(valueCents)}. {deliverySentence(gift)}
        </p>
      </div>
      <strong className="font-bold text-ink-900 tabular">{formatExactCents(priceCents)}</strong>
      <div className={controlsLook}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads there; the click also says which card. */}
        <a href="/gift-cards#gift-form" className={`inline-flex items-center ${quietLook}`} onClick={edit}>
          Edit<span className="sr-only"> the gift card for {recipientName}</span>
        </a>
        <button
          type="button"
          className={quietLook}
          onClick={({ currentTarget }) => {
            moveFocusOn(currentTarget)
            removeGift(giftKey)
          }}
        >
          Remove<span className="sr-only"> the gift card for {recipientName}</span>
        </button>
      </div>
      {refused && (
        <p className="field-problem col-[2/-1]">
          <Icon name="alert" />
          <span>{refused.message}</span>
        </p>
      )}
    </li>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { CallLink } from '@/components/content/call-link'
import { useCart } from '@/lib/shop/cart/browser/store'
import { cartCents } from '@/lib/shop/cart/shared/model'
import { useGiftMoney } from '@/lib/shop/checkout/browser/gift-money'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { GiftCode } from './gift-code'
import { PayPalArea } from './paypal-area'
import { PlaceOrder } from './place-order'

/** Paying for the cart: a gift card's code, what goes on, what went wrong, and PayPal's button (PAY-001, PAY-009). */
export function Checkout({ phone }: { phone: string | null }) {
  const { phase, words } = useCheckout()
  const isBusy = useCheckout(isPaying)
  const isHidden = phase.name === 'checking' || phase.name === 'processing'
  const giftMoney = useGiftMoney()
  const isCovered = useCart((state) => giftMoney !== null && cartCents(state) === giftMoney.usedCents)
  const area = useRef<HTMLDivElement>(null)
  // The button had the focus and lost it while it was hidden; the next Tab leads to it again.
  useEffect(() => {
    if (!isHidden && document.activeElement === document.body) area.current?.focus()
  }, [isHidden])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div ref={area} role="group" aria-label="Payment" tabIndex={-1} className="checkout">
      <GiftCode />
      <p role="status" className={isBusy ? 'checkout-busy' : 'checkout-said'}>
        {phase.name === 'approving' && 'Finish paying in PayPal’s window.'}
        {phase.name === 'checking' && 'Asking PayPal what happened …'}
        {phase.name === 'processing' && 'Processing your payment...'}
        {words && !words.isProblem && words.text}
      </p>
      <div role="alert">
        {words?.isProblem && (
          <div className="checkout-problem">
            <p>{words.text}</p>
            <CallLink phone={phone} label={`Call ${phone}`} className="call" />
          </div>
        )}
      </div>
      <div hidden={isHidden}>{isCovered ? <PlaceOrder /> : <PayPalArea phone={phone} />}</div>
    </div>
  )
}

'use client'

import { CallLink } from '@/components/content/call-link'
import { isPaying, useCheckout } from '@/lib/checkout/store'
import { PayPalArea } from './paypal-area'

/** Paying for the cart: what goes on, what went wrong, and PayPal's button (PAY-001, PAY-009). */
export function Checkout({ phone }: { phone: string | null }) {
  const { phase, words } = useCheckout()
  const isBusy = useCheckout(isPaying)
  return (
    <div className="checkout">
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
      <div hidden={phase.name === 'checking' || phase.name === 'processing'}>
        <PayPalArea phone={phone} />
      </div>
    </div>
  )
}

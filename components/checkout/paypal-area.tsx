'use client'

import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6'
import { CallLink } from '@/components/content/call-link'
import { LoadingPayPal } from './loading-paypal'
import { PayPalButton } from './paypal-button'
import { useOffer } from './use-offer'
import { usePayPalScript } from './use-paypal-script'

/**
 * PayPal's button, once its script is there (PAY-002). The provider is only drawn after that: it would load a script of its
 * own otherwise, and not from the configured address.
 */
export function PayPalArea({ phone }: { phone: string | null }) {
  const offer = useOffer()
  const { isThere, isLate } = usePayPalScript(typeof offer === 'object' ? offer.sdkUrl : undefined)
  if (typeof offer === 'string') {
    return (
      <div className="paypal" id="paypal-container">
        <p className="checkout-late">{offer}</p>
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
      </div>
    )
  }
  return (
    <div className="paypal" id="paypal-container">
      {offer && isThere ? (
        <PayPalProvider
          clientId={offer.clientId}
          environment={offer.environment}
          components={['paypal-payments']}
          pageType="checkout"
        >
          <PayPalButton phone={phone} />
        </PayPalProvider>
      ) : (
        <LoadingPayPal />
      )}
      {isLate && !isThere && (
        <div role="status" className="checkout-late">
          <p>PayPal takes longer than usual. You can wait, or order by phone.</p>
          <CallLink phone={phone} label={`Call ${phone}`} className="call" />
        </div>
      )}
    </div>
  )
}

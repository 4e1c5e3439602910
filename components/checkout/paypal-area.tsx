'use client'

import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6'
import { useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'
import { PayPalButton, type PayPalState } from './paypal-button'
import { useOffer } from './use-offer'
import { usePayPalScript } from './use-paypal-script'

/** PAY-002: not the setting of the other blocks. */
const limitSeconds = 15

/**
 * PayPal's button, once its script is there (PAY-002). The provider is only drawn after that: it would load a script of its
 * own otherwise, and not from the configured address.
 */
export function PayPalArea({ phone }: { phone: string | null }) {
  const offer = useOffer()
  const isOff = typeof offer === 'string'
  const isThere = usePayPalScript(isOff ? undefined : offer?.sdkUrl)
  const [state, setState] = useState<PayPalState>('starting')
  const phase = useWidgetPhase({
    widget: 'paypal',
    limitSeconds,
    isReady: state === 'ready',
    isFailed: state === 'failed',
    isStarted: !isOff,
  })
  if (isOff) {
    return (
      <div className="paypal" id="paypal-container">
        <p className="widget-late">{offer}</p>
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
      </div>
    )
  }
  return (
    <div className="paypal" id="paypal-container">
      <WidgetStatus widget="paypal" phase={phase} phone={phone} hasCallBack={false}>
        {phase === 'failed' && <p>Nothing was charged.</p>}
      </WidgetStatus>
      {offer && isThere && (
        <PayPalProvider
          clientId={offer.clientId}
          environment={offer.environment}
          components={['paypal-payments']}
          pageType="checkout"
        >
          <PayPalButton onState={setState} />
        </PayPalProvider>
      )}
    </div>
  )
}

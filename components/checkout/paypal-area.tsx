'use client'

import { PayPalProvider, usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'
import { readPayPalOffer } from '@/lib/shop/checkout/shared'
import { failAtPayPal, type PaymentProps, sendCheckout, startPaying } from './flow'

/** PAY-002: not the setting of the other blocks. */
const limitSeconds = 15

/**
 * PayPal's button, once its script is there (PAY-002). The provider is only drawn after that: it would load a script
 * of its own otherwise, and not from the configured address.
 */
export function PayPalArea({ offer: offered, phone }: PaymentProps) {
  const offer = readPayPalOffer(offered)
  const isThere = usePayPalScript(offer?.sdkUrl)
  const [state, setState] = useState<PayPalState>('starting')
  const phase = useWidgetPhase({
    widget: 'paypal',
    limitSeconds,
    isReady: state === 'ready',
    isFailed: state === 'failed',
  })
  return (
    <>
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
    </>
  )
}

type PayPalState = 'starting' | 'ready' | 'failed'

/**
 * PayPal's own button; nothing before PayPal is ready. A press starts PayPal inside the click, else the browser would
 * block its window.
 */
function PayPalButton({ onState }: { onState: (state: PayPalState) => void }) {
  const isStarting = useRef(false)
  const { error, isPending, handleClick } = usePayPalOneTimePaymentSession({
    presentationMode: 'auto',
    createOrder: async () => {
      isStarting.current = true
      return startPaying('paypal').finally(() => {
        isStarting.current = false
      })
    },
    onApprove: async ({ orderId }) => {
      await sendCheckout({ name: 'approved', paypalOrderId: orderId })
    },
    onCancel: () => sendCheckout({ name: 'windowClosed' }),
    onError: failAtPayPal,
  })

  const state = error ? 'failed' : isPending ? 'starting' : 'ready'
  useEffect(() => onState(state), [onState, state])

  // A double click is one order.
  function pay({ detail }: MouseEvent) {
    if (detail < 2 && !isStarting.current) handleClick().catch(failAtPayPal)
  }

  if (state !== 'ready') return null
  return <paypal-button type="pay" className="block min-h-12 w-full" onClick={pay} />
}

const pollMs = 100

/** Loads PayPal's script once per page and looks every 100 ms whether it is there (PAY-002). */
function usePayPalScript(address: string | undefined): boolean {
  const [isThere, setThere] = useState(isPayPalThere)
  useEffect(() => {
    if (!address) return
    const add = () => addScript(address)
    add()
    window.addEventListener('online', add)
    return () => window.removeEventListener('online', add)
  }, [address])
  useEffect(() => {
    if (isThere) return
    const poll = setInterval(() => isPayPalThere() && setThere(true), pollMs)
    return () => clearInterval(poll)
  }, [isThere])
  return isThere
}

/** Only version 6: the provider would not know what to do with another one and load its own. */
const isPayPalThere = () =>
  (window as { paypal?: { version?: string } }).paypal?.version?.startsWith('6') ?? false

/** Next to nothing happens when it is there already. One that failed is taken away, so that the next opening,
 * or the connection's return, tries again. */
function addScript(address: string): void {
  if (isPayPalThere() || document.querySelector(`script[src="${CSS.escape(address)}"]`)) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.onerror = () => script.remove()
  document.head.append(script)
}

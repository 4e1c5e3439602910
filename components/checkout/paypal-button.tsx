'use client'

import { usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { type MouseEvent, useEffect, useRef } from 'react'
import { cancelPaying, failAtPayPal, settleApproved, startPaying } from './flow'

export type PayPalState = 'starting' | 'ready' | 'failed'

/** PayPal's own button; nothing before PayPal is ready. A press starts PayPal inside the click, else the browser would block its window. */
export function PayPalButton({ onState }: { onState: (state: PayPalState) => void }) {
  const isStarting = useRef(false)
  const { error, isPending, handleClick } = usePayPalOneTimePaymentSession({
    presentationMode: 'auto',
    createOrder: async () => {
      isStarting.current = true
      return startPaying().finally(() => {
        isStarting.current = false
      })
    },
    onApprove: ({ orderId }) => settleApproved(orderId),
    onCancel: cancelPaying,
    onError: failAtPayPal,
  })

  const state = error ? 'failed' : isPending ? 'starting' : 'ready'
  useEffect(() => onState(state), [onState, state])

  // A double click is one order.
  function pay({ detail }: MouseEvent) {
    if (detail < 2 && !isStarting.current) handleClick().catch(failAtPayPal)
  }

  if (state !== 'ready') return null
  return <paypal-button type="pay" className="paypal-button" onClick={pay} />
}

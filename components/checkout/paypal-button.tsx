'use client'

import { usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { type MouseEvent, useRef } from 'react'
import { CallLink } from '@/components/content/call-link'
import { cancelPaying, failAtPayPal, settleApproved, startPaying } from './flow'
import { LoadingPayPal } from './loading-paypal'

/** PayPal's own button. A press starts PayPal inside the click, else the browser would block its window. */
export function PayPalButton({ phone }: { phone: string | null }) {
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

  // A double click is one order.
  function pay({ detail }: MouseEvent) {
    if (detail < 2 && !isStarting.current) handleClick().catch(failAtPayPal)
  }

  if (isPending) return <LoadingPayPal />
  if (error) {
    return (
      <div className="checkout-late">
        <p>PayPal could not be started. Nothing was charged.</p>
        <CallLink phone={phone} label={`Call ${phone}`} className="call" />
      </div>
    )
  }
  return <paypal-button type="pay" className="paypal-button" onClick={pay} />
}

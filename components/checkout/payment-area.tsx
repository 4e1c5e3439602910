'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { askOffers } from '@/lib/shop/checkout/browser/requests'
import type { PaymentProps } from './flow'
import { PayPalArea } from './paypal-area'

/** The buttons of those who take money, by the names of `lib/shop/payments/server/gateways.ts`. */
const areas: Record<string, ComponentType<PaymentProps>> = { paypal: PayPalArea }

/** The ways to pay what is left, once the shop has said which are open; else why there is none, and the phone. */
export function PaymentArea({ phone }: { phone: string | null }) {
  const offers = useOffers()
  return (
    <div className="paypal" id="paypal-container">
      {typeof offers === 'string' ? (
        <>
          <p className="widget-late">{offers}</p>
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
        </>
      ) : (
        Object.entries(areas).map(
          ([name, Area]) =>
            (!offers || name in offers) && <Area key={name} offer={offers?.[name]} phone={phone} />,
        )
      )}
    </div>
  )
}

/**
 * Asked for whenever the cart opens with something in it; a sentence where nothing is offered. Then it is asked for
 * again when the connection or the shopper comes back.
 */
function useOffers(): Record<string, unknown> | string | undefined {
  const [offers, setOffers] = useState<Record<string, unknown> | string>()
  useEffect(() => {
    let isOver = false
    let isOffered = false
    const ask = async () => {
      if (isOffered) return
      const answer = await askOffers()
      if (isOver || isOffered) return
      isOffered = typeof answer === 'object'
      setOffers(answer)
    }
    void ask()
    window.addEventListener('online', ask)
    window.addEventListener('focus', ask)
    return () => {
      isOver = true
      window.removeEventListener('online', ask)
      window.removeEventListener('focus', ask)
    }
  }, [])
  return offers
}

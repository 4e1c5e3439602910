'use client'

import { useEffect, useState } from 'react'
import type { CheckoutOffer } from '@/lib/checkout/model'
import { askOffer } from '@/lib/checkout/requests'

/** PayPal's configuration, asked for whenever the cart opens with something in it; a sentence where it is not offered. */
export function useOffer(): CheckoutOffer | string | undefined {
  const [offer, setOffer] = useState<CheckoutOffer | string>()
  useEffect(() => {
    let isOver = false
    void askOffer().then((answer) => !isOver && setOffer(answer))
    return () => {
      isOver = true
    }
  }, [])
  return offer
}

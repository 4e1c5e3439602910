'use client'

import { useEffect, useState } from 'react'
import { askOffer } from '@/lib/shop/checkout/browser/requests'
import type { CheckoutOffer } from '@/lib/shop/checkout/shared'

/**
 * PayPal's configuration, asked for whenever the cart opens with something in it; a sentence where it is not offered. Then it
 * is asked for again when the connection or the shopper comes back.
 */
export function useOffer(): CheckoutOffer | string | undefined {
  const [offer, setOffer] = useState<CheckoutOffer | string>()
  useEffect(() => {
    let isOver = false
    let isOffered = false
    const ask = async () => {
      if (isOffered) return
      const answer = await askOffer()
      if (isOver || isOffered) return
      isOffered = typeof answer === 'object'
      setOffer(answer)
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
  return offer
}

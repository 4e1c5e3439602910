'use client'

import { create } from 'zustand'
import type { OrderState } from '@/lib/orders/model'

/** Where the shopper is between the cart and a paid order (PAY-009). */
export type Phase =
  | { name: 'idle' }
  /** PayPal's window is open, or about to be. */
  | { name: 'approving' }
  /** PayPal's window was closed without a word; PayPal is asked what happened in it. */
  | { name: 'checking' }
  | { name: 'processing' }
  | { name: 'confirming'; orderId: string; ref: string }
  | { name: 'done'; order: OrderState }

type CheckoutState = {
  phase: Phase
  /** What there is to say beside the button; a problem interrupts and offers the phone. */
  words: { text: string; isProblem: boolean } | null
}

export const useCheckout = create<CheckoutState>(() => ({ phase: { name: 'idle' }, words: null }))

/** True while a payment is under way that a changed cart or a closed drawer would confuse. */
export const isPaying = ({ phase }: CheckoutState) =>
  ['approving', 'checking', 'processing'].includes(phase.name)

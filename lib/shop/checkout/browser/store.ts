'use client'

import { create } from 'zustand'
import type { CheckoutEvent, Phase, RefusedGift } from './machine'
import type { PayingCard } from './requests'

type Checkout = {
  phase: Phase
  /** The gift card to pay with. It is money: it is kept nowhere else, and gone with the page. */
  giftCard: PayingCard | null
  refusedGift: RefusedGift | null
  /** Tells the checkout what happened. Until its code is loaded nothing is paid, and nothing follows. */
  send: (event: CheckoutEvent) => Promise<CheckoutEvent>
}

export const useCheckout = create<Checkout>(() => ({
  phase: { name: 'idle', words: null },
  giftCard: null,
  refusedGift: null,
  send: async (event) => event,
}))

/** True while a payment is under way that a changed cart or a closed drawer would confuse. */
export const isPaying = ({ phase }: Checkout) =>
  ['approving', 'checking', 'placing', 'processing'].includes(phase.name)

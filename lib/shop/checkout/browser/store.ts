'use client'

import { create } from 'zustand'
import type { Discount } from '@/lib/shop/discounts/shared/discount'
import type { Visit } from '@/lib/shop/orders/shared/visit'
import type { CheckoutEvent, Phase, RefusedGift } from './machine'
import type { PayingCard, RefusedVisit } from './requests'

type Checkout = {
  phase: Phase
  /** By whose button the rest is paid. */
  gateway: string
  /** The gift card to pay with. It is money: it is kept nowhere else, and gone with the page. */
  giftCard: PayingCard | null
  /** The codes that were named; which of them are used, the cart decides. Gone with the page, too. */
  discounts: Discount[]
  refusedGift: RefusedGift | null
  /** Where a nurse is to come; null until the shop has looked it up. */
  visit: Visit | null
  /** What is wrong with what was said about it. */
  refusedVisit: RefusedVisit | null
  /** Tells the checkout what happened. Until its code is loaded nothing is paid, and nothing follows. */
  send: (event: CheckoutEvent) => Promise<CheckoutEvent>
}

export const useCheckout = create<Checkout>(() => ({
  phase: { name: 'idle', words: null },
  gateway: 'paypal',
  giftCard: null,
  discounts: [],
  refusedGift: null,
  visit: null,
  refusedVisit: null,
  send: async (event) => event,
}))

/** True while a payment is under way that a changed cart or a closed drawer would confuse. */
export const isPaying = ({ phase }: Checkout) =>
  ['approving', 'checking', 'placing', 'processing'].includes(phase.name)

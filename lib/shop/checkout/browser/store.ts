'use client'

import { create } from 'zustand'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'
import type { GiftField } from '@/lib/shop/gift-cards/shared/rules'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'

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

/** A gift card that pays, and its code. */
export type PayingCard = GiftBalance & { code: string }

type CheckoutState = {
  phase: Phase
  /** What there is to say beside the button; a problem interrupts and offers the phone. */
  words: { text: string; isProblem: boolean } | null
  /** The gift card to pay with. It is money: it is kept nowhere else, and gone with the page. */
  giftCard: PayingCard | null
  /** A gift card in the cart that can't be bought as it is. */
  refusedGift: { giftKey: string; field: GiftField; message: string } | null
}

export const useCheckout = create<CheckoutState>(() => ({
  phase: { name: 'idle' },
  words: null,
  giftCard: null,
  refusedGift: null,
}))

/** True while a payment is under way that a changed cart or a closed drawer would confuse. */
export const isPaying = ({ phase }: CheckoutState) =>
  ['approving', 'checking', 'processing'].includes(phase.name)

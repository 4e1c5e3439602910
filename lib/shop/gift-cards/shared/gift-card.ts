import { formatExactCents, percentOf } from '../../../platform/shared/money.ts'

/**
 * A card's state in the database; until it is paid it is `pending`, when its price was given back later it is `void`.
 */
export type StoredGiftStatus = 'pending' | 'scheduled' | 'delivered' | 'cancelled' | 'void'

/** A paid card as people see it: waiting for its day, with its recipient, or not valid any more. */
export type GiftCardStatus = 'scheduled' | 'delivered' | 'cancelled'

/**
 * A card as its sender sees it: never the code, nor what was spent. Moments are ISO strings, days Arizona's
 * `YYYY-MM-DD`.
 */
export type GiftCardView = {
  id: string
  /** The last four letters of the code. */
  endsWith: string
  title: string
  valueCents: number
  priceCents: number
  status: GiftCardStatus
  recipientName: string
  /** Null: it goes to the sender. */
  recipientEmail: string | null
  senderName: string
  message: string | null
  deliverOn: string
  deliveredAt: string | null
  /** The sender's page of this card, from the root of the site. */
  manageHref: string
}

/** What is left on a card, for who has its code. */
export type GiftBalance = {
  balanceCents: number
  /** Set aside for orders that are not paid yet: no part of the balance, and not spent. */
  heldCents: number
  valueCents: number
  endsWith: string
  status: GiftCardStatus
}

/** Why a code can't pay. */
export type GiftCodeReason = 'unknown' | 'empty' | 'not_delivered_yet' | 'locked'

/** The same answer for every code that is none, so that nothing is learned from it. */
export const unknownCodeSentence = 'We can’t find a gift card with this code. Please check it, or call us.'

export const codeSentences: Record<GiftCodeReason, string> = {
  unknown: unknownCodeSentence,
  empty: 'There’s no money left on this gift card.',
  not_delivered_yet: 'You can use this gift card from the day it’s delivered.',
  locked: 'Too many wrong codes. Please wait 15 minutes, or call us.',
}

/** What is said of money that is set aside. A payment that PayPal still looks at takes longer than an hour. */
export const heldSentence = (heldCents: number): string =>
  `${formatExactCents(heldCents)} of it is set aside for an order that’s being paid. If that order isn’t paid, you’ll have the money back, usually within the hour.`

/** What is said where a card's money can't pay: some of it may only be set aside. */
export const emptySentence = (heldCents: number): string =>
  heldCents > 0 ? heldSentence(heldCents) : codeSentences.empty

/**
 * When nobody can tell whether the desk's redemption went through: trying again at once could take the money twice.
 */
export const redeemUnknownSentence =
  'We don’t know whether this was taken off the card. Check the card’s transactions before you redeem it again.'

/** The state as people see it. */
export const shownStatus = (stored: StoredGiftStatus): GiftCardStatus =>
  stored === 'delivered'
    ? 'delivered'
    : stored === 'scheduled' || stored === 'pending'
      ? 'scheduled'
      : 'cancelled'

/**
 * By how many percent a gift card's price is below its value, rounded (GIFT-006: of the value, not of the price), or
 * null when it saves nothing.
 */
export function savingsPercent(priceCents: number, valueCents: number): number | null {
  if (valueCents <= 0 || priceCents >= valueCents) return null
  return percentOf(valueCents - priceCents, valueCents)
}

import type { GiftEntryKind } from '../../../../lib/gift-cards/desk-model.ts'
import type { GiftCardStatus } from '../../../../lib/gift-cards/model.ts'

/** In the address in a card's place: the desk takes money off a card. */
export const redeemId = 'redeem'

export const giftStatuses: Record<GiftCardStatus, string> = {
  scheduled: 'Scheduled',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** What moved the money of a card, in a receptionist's words. */
export const entryWords: Record<GiftEntryKind, string> = {
  issue: 'Sold',
  hold: 'Set aside for an order',
  release: 'Order not paid, put back',
  redeem: 'Used',
  refund: 'Given back to the card',
  void: 'Taken off: the card was cancelled',
}

/** `2026-12-24` as `Thu, Dec 24, 2026`. */
export const shortDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })

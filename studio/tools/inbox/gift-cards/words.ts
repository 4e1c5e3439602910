import type { GiftEntryKind } from '../../../../lib/desk/gift-cards/shared.ts'
import { formatDay } from '../../../../lib/platform/shared/locale.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { type GiftCardStatus, heldSentence } from '../../../../lib/shop/gift-cards/shared/gift-card.ts'

/** A card as the desk sees it by its code. */
export type ShownCard = {
  id: string
  endsWith: string
  title: string
  valueCents: number
  balanceCents: number
  /** Set aside for orders that are not paid yet. */
  heldCents: number
  status: GiftCardStatus
  recipientName: string
}

/** In the address in a card's place: the desk takes money off a card. */
export const redeemId = 'redeem'

export const giftStatuses: Record<GiftCardStatus, string> = {
  scheduled: 'Scheduled',
  delivered: 'Delivered',
  cancelled: 'Canceled',
}

/** What moved the money of a card, in a receptionist's words. */
export const entryWords: Record<GiftEntryKind, string> = {
  issue: 'Sold',
  hold: 'Set aside for an order',
  release: 'Order not paid, put back',
  redeem: 'Used',
  refund: 'Given back to the card',
  void: 'Taken off: the card was canceled',
}

/** `2026-12-24` as `Thu, Dec 24, 2026`. */
export const shortDay = (day: string): string =>
  formatDay(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

/** What is wrong with taking so much off this card, or null. */
export function redeemProblem(
  cents: number,
  { balanceCents, heldCents }: Pick<ShownCard, 'balanceCents' | 'heldCents'>,
  note: string,
): string | null {
  if (cents === 0) return 'Write the amount in dollars, such as 12.50.'
  if (cents <= balanceCents) return note.trim() ? null : 'Enter what it was for.'
  const left = formatExactCents(balanceCents)
  return heldCents > 0
    ? `Only ${left} can be used now. ${heldSentence(heldCents)}`
    : `Only ${left} is left on this card.`
}

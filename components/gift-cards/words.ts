import { formatCents } from '@/lib/platform/shared/money'
import { type GiftBalance, heldSentence } from '@/lib/shop/gift-cards/shared/gift-card'
import type { GiftChoice } from './choices'

/** The sentence below the amount: what it may be, or what the chosen card costs. */
export const amountHelp = (choice: GiftChoice | null): string =>
  choice
    ? `You pay ${formatCents(choice.priceCents)}; the card is worth ${formatCents(choice.valueCents)}.`
    : 'From $25 to $1,000. The card is worth what you pay.'

/** What is said below the money that is left on a card. */
export function balanceWords({ balanceCents, heldCents, valueCents, status }: GiftBalance): string {
  if (status === 'scheduled') return 'You can use it from the day it’s delivered.'
  if (status === 'cancelled') return 'This gift card was canceled: its code is no longer valid.'
  const held = heldCents > 0 ? heldSentence(heldCents) : ''
  if (balanceCents > 0) return `Left of ${formatCents(valueCents)}. Use it in the shop or at a visit. ${held}`
  return held || `All ${formatCents(valueCents)} of it has been used.`
}

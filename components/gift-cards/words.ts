import { formatCents } from '@/lib/money'
import type { GiftChoice } from './choices'

/** The sentence below the amount: what it may be, or what the chosen card costs. */
export const amountHelp = (choice: GiftChoice | null): string =>
  choice
    ? `You pay ${formatCents(choice.priceCents)}, the card is worth ${formatCents(choice.valueCents)}.`
    : 'From $25 to $1,000. The card is worth what you pay.'

import type { GiftCardStatus } from '../../../../lib/shop/gift-cards/shared/gift-card.ts'

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

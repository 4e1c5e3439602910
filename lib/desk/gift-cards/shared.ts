import { z } from 'zod'
import { keptLine } from '@/lib/platform/shared/text'
import { pageQuery } from '../../platform/staff-session/shared/page-query.ts'
import type { GiftCardStatus } from '../../shop/gift-cards/shared/gift-card.ts'
import { cleanText } from '../../shop/gift-cards/shared/rules.ts'

export const giftCardsQuery = z.strictObject({
  state: z.enum(['scheduled', 'delivered', 'cancelled']).optional(),
  ...pageQuery,
})
export type GiftCardsQuery = z.infer<typeof giftCardsQuery>

/** A gift card as staff see it: never its code. Moments are ISO strings, days Arizona's. */
export type GiftCardRow = {
  id: string
  endsWith: string
  title: string
  valueCents: number
  priceCents: number
  balanceCents: number
  status: GiftCardStatus
  recipientName: string
  recipientEmail: string | null
  senderName: string
  /** Null until PayPal has told the payer's. */
  senderEmail: string | null
  deliverOn: string
  deliveredAt: string | null
  boughtAt: string
  orderId: string
  orderRef: string
}

export type GiftEntryKind = 'issue' | 'hold' | 'release' | 'redeem' | 'refund' | 'void'

/** A movement of a card's money; `cents` has a sign, and all of them are the balance. */
export type GiftEntry = {
  id: string
  kind: GiftEntryKind
  cents: number
  at: string
  by: string | null
  note: string | null
  orderRef: string | null
}

export type GiftCardDetail = GiftCardRow & {
  message: string | null
  entries: GiftEntry[]
  /** What its buyer gets back when the card is cancelled now, in cents; 0: it can't be. */
  refundableCents: number
  now: string
}

export type GiftCardSummary = {
  soldCount: number
  /** What was paid for them. */
  soldCents: number
  scheduledCount: number
  deliveredCount: number
  /** The money on all cards: the clinic owes it. */
  outstandingCents: number
  now: string
}

const code = z.string().trim().min(1, 'Enter the gift card code.').max(60, 'A code is shorter.')

export const lookInput = z.strictObject({ code })

export const redeemInput = z.strictObject({
  code,
  amountCents: z
    .number('Enter an amount.')
    .int('Enter whole cents.')
    .min(1, 'Enter an amount above zero.')
    .max(10_000_000, 'Enter a smaller amount.'),
  note: z
    .string()
    .overwrite((note) => cleanText(note))
    .min(1, 'Enter what it was for.')
    .max(200, 'Use at most 200 characters.')
    .regex(keptLine, 'has a character that can not be stored'),
  /** Made by the browser of who redeems: a second press is the same redemption. */
  key: z.uuid(),
})
export type RedeemInput = z.infer<typeof redeemInput>

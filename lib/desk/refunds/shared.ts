import { z } from 'zod'

/** A refund that waits for a second person. */
export type WaitingRefund = {
  id: string
  orderId: string
  orderRef: string
  cents: number
  /** For colleagues; of a gift card, that it is to be cancelled. */
  reason: string
  by: string
  /** Who asked for it never confirms it, but may take it back. */
  isYours: boolean
  at: string
}

export type WaitingRefunds = {
  items: WaitingRefund[]
  /** What goes back for one order within 24 hours above it takes a second person; null: nothing does. */
  confirmAboveCents: number | null
  now: string
}

export const refundLimit = z.strictObject({
  cents: z
    .number('Enter an amount.')
    .int('Enter whole cents.')
    .min(0, 'Enter an amount.')
    .max(100_000_000, 'Enter a smaller amount.')
    .nullable(),
})

import { z } from 'zod'

/** What the staff's browser says to give money back: `id` is its own, so that a second press is the same refund. */
export const refundInput = z.strictObject({
  id: z.uuid(),
  captureId: z.string().regex(/^[A-Za-z0-9-]{1,50}$/, 'is not the id of a payment'),
  cents: z.number().int().min(1, 'Refund at least one cent.').max(100_000_000),
  /** What the person saw as refundable: when that is not so any more, nothing is done. */
  seenCents: z.number().int(),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for your colleagues.')
    .max(500, 'Use at most 500 characters.')
    .regex(/^[^\0]*$/, 'has a character that can not be stored'),
})
export type RefundInput = z.infer<typeof refundInput>

/** Why a refund was refused or is not through yet, in words, from the code it was stored with. */
export function refundSentence(problem: string | null): string {
  return sentences[problem ?? ''] ?? `PayPal refused it (${problem ?? 'no reason given'}). No money moved.`
}

const sentences: Record<string, string> = {
  CAPTURE_FULLY_REFUNDED: 'PayPal has given all of this payment back already. No more money moved.',
  REFUND_AMOUNT_EXCEEDED: 'PayPal says that less is left to refund than asked for. No money moved.',
  REFUND_NOT_ALLOWED: 'PayPal does not allow a refund of this payment. No money moved.',
  REFUND_TIME_LIMIT_EXCEEDED: 'PayPal no longer refunds this payment: it is too old. No money moved.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'The clinic’s PayPal account has too little money. No money moved.',
  PENDING_CAPTURE: 'PayPal still checks this payment: it can be refunded afterwards. No money moved.',
  REFUND_FAILED: 'PayPal began the refund and then failed. The buyer did not get this money.',
  REFUND_CANCELLED: 'PayPal cancelled the refund. The buyer did not get this money.',
  OUTCOME_UNKNOWN: 'For 40 days PayPal has not said whether it was given back. Please look at it in PayPal.',
  UNCLEAR: 'PayPal has not answered clearly yet. We keep asking; no second refund is made.',
}

import { z } from 'zod'
import { centsFromText, dollarsText } from '@/lib/platform/shared/money'

/** An amount as PayPal writes it: '26.00' for 2600 cents. */
export const paypalAmount = (cents: number) => ({ currency_code: 'USD', value: dollarsText(cents) })

const money = z.object({ currency_code: z.string(), value: z.string() })

/** What we read of a capture; PayPal sends more. */
export const captureAnswer = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  custom_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
})
export type CaptureAnswer = z.infer<typeof captureAnswer>

/**
 * What we read of a refund; PayPal sends more. `custom_id` is our request's id, or for refunds made at PayPal the
 * capture's.
 */
export const refundAnswer = z.object({
  id: z.string().min(1).max(50),
  status: z.string(),
  amount: money,
  custom_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})
export type RefundAnswer = z.infer<typeof refundAnswer>

const payer = z.object({
  email_address: z.string().optional(),
  // Nobody's payment waits for a name that PayPal writes in another way.
  name: z
    .object({ given_name: z.string().optional(), surname: z.string().optional() })
    .optional()
    .catch(undefined),
})

/** What we read of an order; PayPal sends more. */
export const orderAnswer = z.object({
  id: z.string(),
  status: z.string(),
  intent: z.string().optional(),
  payer: payer.optional(),
  payment_source: z.object({ paypal: payer.optional() }).optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        payments: z
          .object({
            captures: z.array(captureAnswer).optional(),
            refunds: z.array(refundAnswer).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
})
export type OrderAnswer = z.infer<typeof orderAnswer>

export const capturesOf = (order: OrderAnswer) =>
  order.purchase_units.flatMap((unit) => unit.payments?.captures ?? [])

export const refundsOf = (order: OrderAnswer) =>
  order.purchase_units.flatMap((unit) => unit.payments?.refunds ?? [])

/** The capture a refund gives back, by its link; undefined where it has none. */
export function captureOfRefund({ links }: Pick<RefundAnswer, 'links'>): string | undefined {
  const up = links?.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))
  return up?.href.split('/captures/')[1]?.split(/[/?]/)[0]
}

/** The payer's email address, or null where PayPal tells none (ROLE-003). */
export function payerEmail(order: OrderAnswer): string | null {
  const email = order.payment_source?.paypal?.email_address ?? order.payer?.email_address
  return z.email().max(320).safeParse(email).data ?? null
}

/** The payer's names, as the inbox shows them; null where PayPal tells none. */
export function payerName(order: OrderAnswer): string | null {
  const name = order.payment_source?.paypal?.name ?? order.payer?.name
  const words = [name?.given_name, name?.surname].join(' ')
  // The database keeps no NUL and no half of a letter.
  return (
    words
      .toWellFormed()
      .replace(/[\p{Control}\s]+/gu, ' ')
      .trim()
      .slice(0, 300) || null
  )
}

export type Payer = { email: string | null; name: string | null }
/** Where PayPal's word on the payer is not at hand. */
export const nobodyTold: Payer = { email: null, name: null }
export const payerOf = (order: OrderAnswer): Payer => ({ email: payerEmail(order), name: payerName(order) })

type Expected = { orderId: string; amountCents: number; currency: string; merchantId: string | undefined }

/**
 * Why an approved order must not be captured, or null: it has to be the very one we asked for
 * (docs/contracts/payments.md A3, step 9).
 */
export function differsFrom(expected: Expected, order: OrderAnswer): string | null {
  const [unit, ...others] = order.purchase_units
  if (!unit || others.length > 0) return 'UNITS_DIFFER'
  if (order.intent !== 'CAPTURE') return 'INTENT_DIFFERS'
  if (unit.custom_id !== expected.orderId) return 'CUSTOM_ID_DIFFERS'
  if (unit.amount?.currency_code !== expected.currency) return 'CURRENCY_DIFFERS'
  if (centsFromText(unit.amount.value) !== expected.amountCents) return 'AMOUNT_DIFFERS'
  if (expected.merchantId && unit.payee?.merchant_id !== expected.merchantId) return 'PAYEE_DIFFERS'
  return null
}

/**
 * What an issue code of a refused capture means for us (docs/contracts/payments.md A2). Unlisted codes are our own
 * mistakes or new ones: 'broken', which a person must look at.
 */
type CaptureRefusal = 'declined' | 'final' | 'used-up' | 'not-approved' | 'look-again' | 'gone' | 'broken'

const meanings: Record<string, CaptureRefusal> = {
  INSTRUMENT_DECLINED: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  TRANSACTION_REFUSED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  CARD_EXPIRED: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'final',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'final',
  COMPLIANCE_VIOLATION: 'final',
  PAYEE_BLOCKED_TRANSACTION: 'final',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'used-up',
  ORDER_NOT_APPROVED: 'not-approved',
  PAYER_ACTION_REQUIRED: 'not-approved',
  ORDER_ALREADY_CAPTURED: 'look-again',
  ORDER_COMPLETION_IN_PROGRESS: 'look-again',
  DUPLICATE_INVOICE_ID: 'look-again',
  RESOURCE_NOT_FOUND: 'gone',
  INVALID_RESOURCE_ID: 'gone',
}

/** The meaning of a refused capture by its issue code. */
export const meaningOf = (issue: string): CaptureRefusal => meanings[issue] ?? 'broken'

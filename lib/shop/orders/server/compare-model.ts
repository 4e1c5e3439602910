import { type CaptureAnswer, centsOfPayPal, type RefundAnswer } from '@/lib/shop/payments/server/model'

export type Difference = 'CAPTURE_MISSING' | 'CAPTURE_STATUS' | 'CAPTURE_AMOUNT' | 'REFUND_MISSING'

type Ours = { cents: number; currency: string; refundedCents: number }

/** Whether PayPal has given back something of this payment, or we think so: then its refunds are read one by one. */
export const hasRefunds = ({ status }: Pick<CaptureAnswer, 'status'>, ours: Ours) =>
  /REFUNDED$/.test(status) || ours.refundedCents > 0

/**
 * How PayPal's capture differs from ours, of which we think that it was received. `refunds` are PayPal's for it. More given back
 * at PayPal is no difference: it is recorded before this is asked.
 */
export function differencesOf(ours: Ours, capture: CaptureAnswer, refunds: RefundAnswer[]): Difference[] {
  const isReceived = capture.status === 'COMPLETED' || /REFUNDED$/.test(capture.status)
  const isSameAmount =
    capture.amount.currency_code === ours.currency && centsOfPayPal(capture.amount.value) === ours.cents
  const given = refunds
    .filter(({ status }) => status === 'COMPLETED')
    .reduce((sum, { amount }) => sum + centsOfPayPal(amount.value), 0)
  return [
    ...(isReceived ? [] : (['CAPTURE_STATUS'] as const)),
    ...(isSameAmount ? [] : (['CAPTURE_AMOUNT'] as const)),
    ...(given >= ours.refundedCents ? [] : (['REFUND_MISSING'] as const)),
  ]
}

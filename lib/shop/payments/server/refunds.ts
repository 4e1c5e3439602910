import 'server-only'
import { askPayPal } from './ask-paypal'
import { paypalAmount, refundAnswer } from './model'

// Both throw PayPalRefusal, PayPalUnclear or PayPalMisconfigured (errors.ts).

/** The body of PayPal's refund call. Our request's id goes along, so that PayPal's messages name it; nothing says what was bought. */
export const refundRequest = (requestId: string, cents: number, orderRef: string) => ({
  amount: paypalAmount(cents),
  custom_id: requestId,
  note_to_payer: `Refund for order #${orderRef}`,
})

/** Gives money of a capture back; asked again for the same request it answers with the same refund (45 days). */
export const refundCapture = (captureId: string, body: ReturnType<typeof refundRequest>) =>
  askPayPal(
    {
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
      body: JSON.stringify(body),
      requestId: `${body.custom_id}:refund`,
      timeoutMs: 15_000,
    },
    refundAnswer,
  )

/** A refund as PayPal has it now. */
export const readRefund = (refundId: string) =>
  askPayPal(
    {
      method: 'GET',
      path: `/v2/payments/refunds/${encodeURIComponent(refundId)}`,
      timeoutMs: 8_000,
      tries: 2,
    },
    refundAnswer,
  )

import 'server-only'
import { z } from 'zod'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { centsOfPayPal, type RefundAnswer } from '@/lib/shop/payments/server/model'

/**
 * Records a refund as PayPal tells it: the one place where money is noted as given back, for the staff's own refunds, PayPal's
 * messages and the comparison. False when the capture is not known here. Throws when the database fails or the amount is none.
 */
export async function recordRefund(captureId: string, refund: RefundAnswer): Promise<boolean> {
  const cents = centsOfPayPal(refund.amount.value)
  if (!(cents > 0)) throw new Error(`PayPal's refund ${refund.id} has no amount`)
  const { data, error } = await serviceClient().rpc('record_refund', {
    p_capture_id: captureId,
    p_refund: {
      id: refund.id,
      status: refund.status,
      amount_cents: cents,
      currency: refund.amount.currency_code,
      request_id: z.uuid().safeParse(refund.custom_id).data ?? null,
    },
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The refund could not be recorded: ${error.message}`)
  return data === true
}

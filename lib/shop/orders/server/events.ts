import 'server-only'
import { z } from 'zod'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { centsFromText } from '@/lib/platform/shared/money'
import { log } from '@/lib/platform/telemetry/server/log'
import { PayPalRefusal } from '@/lib/shop/payments/server/ask-paypal'
import { gatewayOf } from '@/lib/shop/payments/server/gateways'
import { captureOfRefund, nobodyTold, payerOf } from '@/lib/shop/payments/server/paypal-answers'
import { recordCapture } from './attempts'
import { settleAttempt } from './settle'
import { recordRefund } from './settle-refund'

const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  create_time: z.iso.datetime({ offset: true }).optional(),
  resource: z
    .object({
      id: z.string().optional(),
      status: z.string().optional(),
      custom_id: z.string().optional(),
      order_id: z.string().optional(),
      amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
    })
    .default({}),
})
type PayPalEvent = z.infer<typeof event>

const timeoutMs = 24 * 3600 * 1000

/**
 * Takes in one verified message of PayPal's, once. Even so it is only a hint: what it says is read again from PayPal
 * before anything moves. Returns whether it could be read. Throws when it should be sent again.
 */
export async function takeEvent(message: unknown): Promise<boolean> {
  const parsed = event.safeParse(message)
  if (!parsed.success) return false
  const { id, event_type: type, resource } = parsed.data
  const { custom_id, status, id: resourceId } = resource
  const isOpen = await callDatabase('record_event', "PayPal's message could not be saved", {
    p_event_id: id,
    p_type: type,
    p_payload: { resourceId, custom_id, status, order: paypalOrderOf(parsed.data) },
    p_now: now().toISOString(),
  })
  if (!isOpen) return true
  const problem = await apply(parsed.data).catch((error) => refusalAsProblem(error, parsed.data))
  if (problem) log.error('payments', "PayPal's message needs a look", { kind: type, reason: problem })
  await callDatabase('finish_event', "PayPal's message could not be finished", {
    p_event_id: id,
    p_problem: problem,
    // An account may take other payments too; money that moved is the clinic's business in any case.
    p_tells_staff: type.startsWith('PAYMENT.'),
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return true
}

/** What a person should look at, or null. */
async function apply(message: PayPalEvent): Promise<string | null> {
  const type = message.event_type
  if (type.startsWith('CHECKOUT.')) {
    const attemptId = await findAttempt(paypalOrderOf(message))
    if (!attemptId) return 'it names an order that is not ours'
    const isApproval = type === 'CHECKOUT.ORDER.APPROVED'
    await settleAttempt(attemptId, isApproval ? new Date(message.create_time ?? now()) : null)
    return null
  }
  if (/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(type)) return applyRefund(message)
  if (type.startsWith('PAYMENT.CAPTURE.')) return applyCapture(message.resource.id)
  return null
}

/** PayPal does not know (yet, or any more) what its message is about: asked again for a day, then a person looks. */
function refusalAsProblem(error: unknown, { create_time }: PayPalEvent): string {
  const age = create_time ? now().getTime() - Date.parse(create_time) : 0
  if (error instanceof PayPalRefusal && age > timeoutMs) return error.message
  throw error
}

async function applyCapture(captureId: string | undefined): Promise<string | null> {
  if (!captureId) return 'it names no capture'
  const capture = await gatewayOf(captureId).readCapture(captureId)
  const paypalOrderId = capture.supplementary_data?.related_ids?.order_id
  const attemptId = await findAttempt(paypalOrderId, capture.custom_id)
  if (!attemptId) return 'it names a payment that is not ours'
  // Only the order tells who paid; without it the money counts all the same.
  const payer = paypalOrderId
    ? await gatewayOf(paypalOrderId)
        .readOrder(paypalOrderId)
        .then(payerOf, () => nobodyTold)
    : nobodyTold
  await recordCapture(attemptId, capture, payer)
  return null
}

async function applyRefund({ resource }: PayPalEvent): Promise<string | null> {
  const captureId = captureOfRefund(resource)
  if (!captureId || !resource.id || !resource.amount) return 'it names no captured payment'
  const problem = await applyCapture(captureId)
  if (problem) return problem
  if (!(centsFromText(resource.amount.value) > 0)) return 'its amount is not one'
  const { id, amount, status = 'COMPLETED', custom_id } = resource
  const isOurs = await recordRefund(captureId, { id, amount, status, custom_id })
  return isOurs ? null : 'it refunds a payment that is not ours'
}

function paypalOrderOf({ event_type: type, resource }: PayPalEvent): string | undefined {
  if (type.startsWith('CHECKOUT.ORDER.')) return resource.id
  return resource.supplementary_data?.related_ids?.order_id ?? resource.order_id
}

/** Our attempt for PayPal's order; failing that, the newest attempt of the order of ours that PayPal was told. */
async function findAttempt(paypalOrderId: string | undefined, customId?: string): Promise<string | null> {
  const attempts = serviceClient().from('payment_attempts').select('id')
  if (paypalOrderId) {
    const { data, error } = await attempts.eq('paypal_order_id', paypalOrderId).maybeSingle()
    if (error) throw new Error(`The attempt could not be found: ${error.message}`)
    if (data) return data.id
  }
  const orderId = z.uuid().safeParse(customId)
  if (!orderId.success) return null
  const { data, error } = await serviceClient()
    .from('payment_attempts')
    .select('id')
    .eq('order_id', orderId.data)
    .order('seq', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (error) throw new Error(`The attempt could not be found: ${error.message}`)
  return data?.id ?? null
}

import type { Paypal } from './context.ts'
import { newId } from './ids.ts'
import type { StoredCapture, StoredOrder, StoredRefund, WebhookEvent } from './types.ts'
import { captureView, link, orderView, refundView } from './views.ts'

/** The payer has agreed; the money is not taken yet. */
export function approvedEvent(paypal: Paypal, order: StoredOrder): WebhookEvent {
  const summary = 'An order has been approved by buyer'
  return event(paypal, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', summary, orderView(paypal, order))
}

/** An approval was not captured in time. */
export function approvalReversedEvent(paypal: Paypal, order: StoredOrder): WebhookEvent {
  const purchase_units = order.units.map(({ reference_id, custom_id, invoice_id }) => ({
    reference_id,
    custom_id,
    invoice_id,
  }))
  const resource = { order_id: order.id, purchase_units, payment_source: { paypal: {} } }
  const summary = 'A payment has been reversed after approval'
  return event(paypal, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'checkout-order', summary, resource)
}

/** `outcome` is the event's name; a denied capture is shown as DECLINED by the API. */
export function captureEvent(
  paypal: Paypal,
  capture: StoredCapture,
  outcome: StoredCapture['status'] | 'DENIED',
): WebhookEvent {
  const { currency_code, value } = capture.amount
  const summary = `Payment ${outcome.toLowerCase()} for $ ${value} ${currency_code}`
  return event(paypal, `PAYMENT.CAPTURE.${outcome}`, 'capture', summary, captureView(paypal, capture))
}

/** Money went back to the payer: by the clinic, or by PayPal after a dispute. */
export function refundEvent(paypal: Paypal, refund: StoredRefund, refunded: bigint): WebhookEvent {
  const { currency_code, value } = refund.amount
  const type = refund.isReversal ? 'REVERSED' : 'REFUNDED'
  const summary = `A $ ${value} ${currency_code} capture payment was ${type.toLowerCase()}`
  return event(paypal, `PAYMENT.CAPTURE.${type}`, 'refund', summary, refundView(paypal, refund, refunded))
}

function event(
  { apiBase, now }: Paypal,
  event_type: string,
  resource_type: string,
  summary: string,
  resource: Record<string, unknown>,
): WebhookEvent {
  const id = `WH-${newId()}-${newId()}`
  const self = `${apiBase}/v1/notifications/webhooks-events/${id}`
  return {
    id,
    event_version: '1.0',
    create_time: now().toISOString(),
    resource_type,
    resource_version: '2.0',
    event_type,
    summary,
    resource,
    links: [link(self, 'self'), link(`${self}/resend`, 'resend', 'POST')],
  }
}

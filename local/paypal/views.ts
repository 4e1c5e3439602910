import type { Paypal } from './context.ts'
import { fromCents, toCents } from './money.ts'
import type { Link, Money, StoredCapture, StoredOrder, StoredRefund } from './types.ts'

const payee = { email_address: 'payments@ocotillo.example', merchant_id: 'DEMZSHXPQ2345' }

/** The order as PayPal's API shows it in full. */
export function orderView(paypal: Paypal, order: StoredOrder): Record<string, unknown> {
  const payments = paymentsOf(paypal, order)
  const { payer } = order
  const person = { name: { given_name: 'Demo', surname: 'Buyer' }, address: { country_code: 'US' } }
  const email = payer?.email ? { email_address: payer.email } : {}
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    ...(payer
      ? {
          payment_source: {
            paypal: { ...email, account_id: payer.payerId, account_status: 'VERIFIED', ...person },
          },
          payer: { ...email, payer_id: payer.payerId, ...person },
        }
      : order.hasPaymentSource && { payment_source: { paypal: {} } }),
    purchase_units: order.units.map((unit) => ({ ...unit, payee, ...(payments && { payments }) })),
    create_time: order.createdAt,
    update_time: order.updatedAt,
    links: orderLinks(paypal, order),
  }
}

/** What PayPal answers unless `Prefer: return=representation` asks for more. */
export function minimalOrderView(paypal: Paypal, order: StoredOrder): Record<string, unknown> {
  const { id, status, links, payment_source } = orderView(paypal, order)
  return { id, status, ...(payment_source ? { payment_source } : {}), links }
}

export function captureView(
  { apiBase }: Pick<Paypal, 'apiBase'>,
  capture: StoredCapture,
): Record<string, unknown> {
  const { amount, reason } = capture
  return {
    id: capture.id,
    status: capture.status,
    ...(reason && { status_details: { reason } }),
    amount,
    final_capture: true,
    ...(capture.customId && { custom_id: capture.customId }),
    ...(capture.invoiceId && { invoice_id: capture.invoiceId }),
    ...(capture.status !== 'DECLINED' && {
      seller_protection: {
        status: 'ELIGIBLE',
        dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
      },
    }),
    ...(isPaid(capture) && { seller_receivable_breakdown: receivable(amount) }),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    payee,
    create_time: capture.createdAt,
    update_time: capture.updatedAt,
    links: [
      link(`${apiBase}/v2/payments/captures/${capture.id}`, 'self'),
      link(`${apiBase}/v2/payments/captures/${capture.id}/refund`, 'refund', 'POST'),
      link(`${apiBase}/v2/checkout/orders/${capture.orderId}`, 'up'),
    ],
  }
}

/** `refunded` is what has been given back of the capture in all, in cents. */
export function refundView(
  { apiBase }: Pick<Paypal, 'apiBase'>,
  refund: StoredRefund,
  refunded: bigint,
): Record<string, unknown> {
  const { amount } = refund
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount,
    ...(refund.customId && { custom_id: refund.customId }),
    ...(refund.invoiceId && { invoice_id: refund.invoiceId }),
    ...(refund.note && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: amount,
      paypal_fee: fromCents(0n, amount.currency_code),
      net_amount: amount,
      total_refunded_amount: fromCents(refunded, amount.currency_code),
    },
    create_time: refund.createdAt,
    update_time: refund.createdAt,
    links: [
      link(`${apiBase}/v2/payments/refunds/${refund.id}`, 'self'),
      link(`${apiBase}/v2/payments/captures/${refund.captureId}`, 'up'),
    ],
  }
}

export function link(href: string, rel: string, method: Link['method'] = 'GET'): Link {
  return { href, rel, method }
}

function paymentsOf({ apiBase, ledger }: Paypal, { id }: StoredOrder) {
  const captures = [...ledger.state.captures.values()].filter(({ orderId }) => orderId === id)
  if (captures.length === 0) return undefined
  const refunds = [...ledger.state.refunds.values()].filter(({ captureId }) =>
    captures.some((capture) => capture.id === captureId),
  )
  return {
    captures: captures.map((capture) => captureView({ apiBase }, capture)),
    ...(refunds.length > 0 && {
      refunds: refunds.map((refund) =>
        refundView({ apiBase }, refund, refundedOf(ledger.state.refunds, refund.captureId)),
      ),
    }),
  }
}

/** Cents given back of a capture so far. */
export function refundedOf(refunds: ReadonlyMap<string, StoredRefund>, captureId: string): bigint {
  let sum = 0n
  for (const refund of refunds.values()) if (refund.captureId === captureId) sum += toCents(refund.amount)
  return sum
}

const isPaid = ({ status }: StoredCapture) =>
  status === 'COMPLETED' || status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED'

/** With PayPal's usual fee of 3.49 % and 49 cents. */
function receivable(amount: Money) {
  const gross = toCents(amount)
  const fee = (gross * 349n + 5000n) / 10_000n + 49n
  return {
    gross_amount: amount,
    paypal_fee: fromCents(fee, amount.currency_code),
    net_amount: fromCents(gross - fee, amount.currency_code),
  }
}

function orderLinks({ apiBase, checkoutUrl }: Paypal, { id, status, hasPaymentSource }: StoredOrder): Link[] {
  const self = `${apiBase}/v2/checkout/orders/${id}`
  if (status === 'COMPLETED' || status === 'VOIDED') return [link(self, 'self')]
  return [
    link(self, 'self'),
    link(checkoutUrl(id), hasPaymentSource ? 'payer-action' : 'approve'),
    link(self, 'update', 'PATCH'),
    link(`${self}/capture`, 'capture', 'POST'),
  ]
}

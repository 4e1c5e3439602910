import type { Paypal } from './context.ts'
import { PaypalError } from './errors.ts'
import { newId } from './ids.ts'
import type { Issue } from './issues.ts'
import { fromCents, isKnownCurrency, isPrecise, toCents } from './money.ts'
import type { RefundRequest } from './order-request.ts'
import { findOrder } from './orders.ts'
import type { CaptureStatus, Entry, StoredCapture, StoredOrder, StoredRefund } from './types.ts'
import { refundedOf } from './views.ts'
import { captureEvent, refundEvent } from './webhook-events.ts'

type Add = (...entries: Entry[]) => void

/** Takes the approved money, once per order. Throws 404 or 422. Several purchase units make several captures. */
export function captureOrder(paypal: Paypal, id: string, add: Add): StoredOrder {
  const { ledger, now, webhooks } = paypal
  const order = findOrder(ledger.state, id, now())
  if (order.intent !== 'CAPTURE') throw new PaypalError('ACTION_DOES_NOT_MATCH_INTENT')
  if (order.status === 'COMPLETED') throw new PaypalError('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') throw new PaypalError('ORDER_NOT_APPROVED')
  refuseUsedInvoices(paypal, order)
  if (order.instrument === 'declined') throw new PaypalError('INSTRUMENT_DECLINED')
  const at = now().toISOString()
  const { nextCapture, ...rest } = order
  const completed: StoredOrder = { ...rest, status: 'COMPLETED', updatedAt: at }
  add({ kind: 'order', value: completed })
  for (const unit of order.units) {
    const { currency_code, value } = unit.amount
    const capture: StoredCapture = {
      id: newId(),
      orderId: id,
      status: nextCapture?.status ?? 'COMPLETED',
      reason: nextCapture?.reason,
      // As the API tells it: "12" was ordered, "12.00" is captured.
      amount: fromCents(toCents({ currency_code, value }), currency_code),
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      createdAt: at,
      updatedAt: at,
    }
    add({ kind: 'capture', value: capture }, webhooks.entry(captureEvent(paypal, capture, capture.status)))
  }
  return completed
}

/** Ends the review of a pending capture: it is paid, or it is not. */
export function settleCapture(
  paypal: Paypal,
  capture: StoredCapture,
  outcome: 'COMPLETED' | 'DENIED',
  add: Add,
): StoredCapture {
  const status: CaptureStatus = outcome === 'DENIED' ? 'DECLINED' : outcome
  const settled = { ...capture, status, reason: undefined, updatedAt: paypal.now().toISOString() }
  add({ kind: 'capture', value: settled }, paypal.webhooks.entry(captureEvent(paypal, settled, outcome)))
  return settled
}

/** Gives money back: all that is left, or the amount asked for. Throws 404 or 422. */
export function refundCapture(
  paypal: Paypal,
  captureId: string,
  request: RefundRequest,
  add: Add,
  { isReversal = false } = {},
): StoredRefund {
  const { ledger, now, webhooks } = paypal
  const capture = findCapture(paypal, captureId)
  if (capture.status === 'PENDING') throw new PaypalError('PENDING_CAPTURE')
  if (capture.status === 'DECLINED') throw new PaypalError('REFUND_NOT_ALLOWED')
  const refunded = refundedOf(ledger.state.refunds, captureId)
  const left = toCents(capture.amount) - refunded
  if (left === 0n) throw new PaypalError('CAPTURE_FULLY_REFUNDED')
  const cents = request.amount ? centsToRefund(request.amount, capture, left) : left
  const at = now().toISOString()
  const refund: StoredRefund = {
    id: newId(),
    captureId,
    amount: fromCents(cents, capture.amount.currency_code),
    note: request.note_to_payer,
    customId: request.custom_id ?? capture.customId,
    invoiceId: request.invoice_id ?? capture.invoiceId,
    isReversal: isReversal || undefined,
    createdAt: at,
  }
  const status: CaptureStatus = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  add(
    { kind: 'refund', value: refund },
    { kind: 'capture', value: { ...capture, status, updatedAt: at } },
    webhooks.entry(refundEvent(paypal, refund, refunded + cents)),
  )
  return refund
}

/** The capture, or 404. */
export function findCapture({ ledger }: Paypal, id: string): StoredCapture {
  const capture = ledger.state.captures.get(id)
  if (!capture) throw new PaypalError('INVALID_RESOURCE_ID')
  return capture
}

function centsToRefund(amount: NonNullable<RefundRequest['amount']>, capture: StoredCapture, left: bigint) {
  const { currency_code, value } = amount
  const refuse = (issue: Issue, field = 'value') =>
    new PaypalError([{ issue, field: `/amount/${field}`, value, location: 'body' }])
  if (!isKnownCurrency(currency_code)) throw refuse('INVALID_CURRENCY_CODE', 'currency_code')
  if (currency_code !== capture.amount.currency_code)
    throw refuse('REFUND_CAPTURE_CURRENCY_MISMATCH', 'currency_code')
  if (!isPrecise(amount)) throw refuse('DECIMAL_PRECISION')
  const cents = toCents(amount)
  if (cents <= 0n) throw refuse('CANNOT_BE_ZERO_OR_NEGATIVE')
  if (cents > left) throw refuse('REFUND_AMOUNT_EXCEEDED')
  return cents
}

function refuseUsedInvoices({ ledger }: Paypal, { units }: StoredOrder): void {
  const used = new Set([...ledger.state.captures.values()].map(({ invoiceId }) => invoiceId))
  if (units.some(({ invoice_id }) => invoice_id && used.has(invoice_id)))
    throw new PaypalError('DUPLICATE_INVOICE_ID')
}

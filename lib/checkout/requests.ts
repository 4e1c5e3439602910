import { type CartLine, totalCents } from '@/lib/cart/model'
import type { OrderState } from '@/lib/orders/model'
import { type CheckoutOffer, readOffer, readOrderState } from './model'

export type Started =
  | { outcome: 'ready'; orderId: string; paypalOrderId: string }
  | { outcome: 'settled'; order: OrderState }
  /** What is in the cart can't be bought like this any more. */
  | { outcome: 'changed'; message: string }
  | { outcome: 'refused'; error: string; message: string }

/** An answer that takes longer is none: what waits for it would wait for ever on a connection that went silent. */
const patienceMs = 30_000

const unreachable = 'We could not reach the shop. Please check your connection and try again.'

/** PayPal's configuration, or the sentence why it is not offered. Never rejects. */
export async function askOffer(): Promise<CheckoutOffer | string> {
  const { status, body } = await ask('/api/checkout')
  const why = status === 0 ? unreachable : 'Paying online is not possible now.'
  return readOffer(body) ?? textOf(body, 'message', why)
}

/** Begins or continues paying for these lines. Never rejects. */
export async function postOrder(checkoutKey: string, lines: CartLine[]): Promise<Started> {
  const { status, body } = await ask('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      checkoutKey,
      lines: lines.map(({ id, quantity }) => ({ productId: id, quantity })),
      expectedTotalCents: totalCents(lines),
    }),
  })
  const outcome = textOf(body, 'outcome', '')
  const orderId = textOf(body, 'orderId', '')
  const paypalOrderId = textOf(body, 'paypalOrderId', '')
  if (outcome === 'ready' && orderId && paypalOrderId) return { outcome, orderId, paypalOrderId }
  const order = readOrderState((body as { order?: unknown } | null)?.order)
  if (outcome === 'settled' && order) return { outcome, order }
  const message = textOf(body, 'message', unreachable)
  if (status === 409) return { outcome: 'changed', message }
  return { outcome: 'refused', error: textOf(body, 'error', 'unreachable'), message }
}

/** Tells the shop that the buyer approved, or only closed the window (`isApproved` false). Null when no answer says what became of it: then nobody knows. Never rejects. */
export async function settleOrder(
  orderId: string,
  checkoutKey: string,
  paypalOrderId: string,
  isApproved: boolean,
): Promise<OrderState | null> {
  const { body } = await ask(`/api/orders/${orderId}/settle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ checkoutKey, paypalOrderId, isApproved }),
  })
  return readOrderState(body)
}

/** The order as the shop knows it, 'unknown' when it knows none by this key, null when it can't be reached. Never rejects. */
export async function askOrder(orderId: string, checkoutKey: string): Promise<OrderState | 'unknown' | null> {
  const { status, body } = await ask(`/api/orders/${orderId}`, { headers: { 'x-checkout-key': checkoutKey } })
  return status === 404 ? 'unknown' : readOrderState(body)
}

async function ask(address: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
      ...init,
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return { status: 0, body: null }
  }
}

function textOf(body: unknown, name: string, otherwise: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && value !== '' ? value : otherwise
}

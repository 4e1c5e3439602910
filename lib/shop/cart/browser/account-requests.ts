import { type ApiAnswer, askApi } from '@/lib/platform/browser/api-client'
import type { StoredCart } from '@/lib/shop/cart/shared/stored-cart'
import type { Units } from './account-cart'

export type StoredAnswer =
  | { outcome: 'cart'; cart: StoredCart }
  | { outcome: 'signed_out' }
  /** Somebody else is signed in by now. */
  | { outcome: 'other_shopper' }
  | { outcome: 'unsold'; products: { id: string; name: string }[] }
  /** Asking the same again will not help. */
  | { outcome: 'refused'; why: string }
  | { outcome: 'failed'; why: string }

/** The stored cart of whoever is signed in. Never rejects. */
export const askStoredCart = async (): Promise<StoredAnswer> => readAnswer(await askApi('/api/cart'))

/** Stores the lines that were in this browser when `seen` was stored (CART-013). Never rejects. */
export async function putStoredCart(owner: string, units: Units, seen: Units): Promise<StoredAnswer> {
  const send = { owner, lines: linesFor(units), seen: linesFor(seen) }
  // Goes on when the page is left.
  return readAnswer(await askApi('/api/cart', { method: 'PUT', send, keepalive: true }))
}

const linesFor = (units: Units) =>
  Object.entries(units).map(([productId, quantity]) => ({ productId, quantity }))

function readAnswer({ outcome, status, body, error, message }: ApiAnswer): StoredAnswer {
  if (status === 200 && Array.isArray(body.items) && Array.isArray(body.gone))
    return { outcome: 'cart', cart: body as StoredCart }
  if (status === 401) return { outcome: 'signed_out' }
  if (status === 409 && error === 'other_shopper') return { outcome: 'other_shopper' }
  if (status === 409 && Array.isArray(body.products)) return { outcome: 'unsold', products: body.products }
  const why = `${status || outcome} ${message}`.trim()
  return status === 400 || status === 403 ? { outcome: 'refused', why } : { outcome: 'failed', why }
}

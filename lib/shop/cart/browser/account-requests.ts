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

const timeoutMs = 15_000

/** The stored cart of whoever is signed in. Never rejects. */
export const askStoredCart = (): Promise<StoredAnswer> => ask({})

/** Stores the lines that were in this browser when `seen` was stored (CART-013). Never rejects. */
export const putStoredCart = (owner: string, units: Units, seen: Units): Promise<StoredAnswer> =>
  ask({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ owner, lines: linesFor(units), seen: linesFor(seen) }),
    // Goes on when the page is left.
    keepalive: true,
  })

const linesFor = (units: Units) =>
  Object.entries(units).map(([productId, quantity]) => ({ productId, quantity }))

async function ask(init: RequestInit): Promise<StoredAnswer> {
  try {
    const response = await fetch('/api/cart', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    })
    return answerOf(response.status, await response.json())
  } catch (error) {
    return { outcome: 'failed', why: error instanceof Error ? error.message : String(error) }
  }
}

function answerOf(status: number, body: Record<string, unknown>): StoredAnswer {
  if (status === 200 && Array.isArray(body.items) && Array.isArray(body.gone))
    return { outcome: 'cart', cart: body as StoredCart }
  if (status === 401) return { outcome: 'signed_out' }
  if (status === 409 && body.error === 'other_shopper') return { outcome: 'other_shopper' }
  if (status === 409 && Array.isArray(body.products)) return { outcome: 'unsold', products: body.products }
  const why = `${status} ${body.message ?? ''}`.trim()
  return status === 400 || status === 403 ? { outcome: 'refused', why } : { outcome: 'failed', why }
}

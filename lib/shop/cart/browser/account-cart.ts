import { type ApiAnswer, askApi } from '@/lib/platform/browser/api-client'
import { accountCartKey } from '@/lib/platform/browser/kept-here'
import type { CartLine } from '@/lib/shop/cart/shared/cart-line'
import type { StoredCart } from '@/lib/shop/cart/shared/stored-cart'

/** How many of each product, by its id. */
export type Units = Record<string, number>

export const unitsOf = (lines: { id: string; quantity: number }[]): Units =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))

export const hasSameUnits = (one: Units, other: Units): boolean => changedIds(one, other).length === 0

/** True when some product has more units than before. */
export const hasMore = (before: Units, after: Units): boolean =>
  Object.entries(after).some(([id, quantity]) => quantity > (before[id] ?? 0))

/** Everything the stored cart holds, also what is not sold any more. */
export const storedUnits = ({ items, gone }: StoredCart): Units => ({
  ...unitsOf(items.map(({ product, quantity }) => ({ id: product.id, quantity }))),
  ...unitsOf(gone),
})

/**
 * The stored cart's lines. What this browser knows already keeps the price it was shown with: a new one comes with a
 * notice.
 */
export function linesOf({ items }: StoredCart, known: CartLine[]): CartLine[] {
  return items.map(({ product: { id, name, price, image_url }, quantity }) => {
    const line = known.find((one) => one.id === id)
    const image = image_url && { image_url: `${image_url}?w=320&h=320&fit=crop&auto=format` }
    return { id, product: line?.product ?? { id, name, price, ...image }, quantity }
  })
}

type Meeting = {
  stored: CartLine[]
  /** In this browser now. */
  lines: CartLine[]
  /**
   * In this browser when nothing of it was unsent: what differs since is the shopper's, and later than the stored
   * cart.
   */
  base: Units
  /** In this browser from before anybody was signed in. */
  guests: CartLine[]
}

/**
 * The stored cart and this browser's brought together: a stored cart that has lines replaces the guest's (CART-011),
 * and what the shopper changed since goes on top. `leftBehind` are guest lines that found no place.
 */
export function mergeCarts({ stored, lines, base, guests }: Meeting): {
  lines: CartLine[]
  leftBehind: CartLine[]
} {
  const start = stored.length > 0 ? stored : guests
  const changed = changedIds(base, unitsOf(lines))
  const kept = start.flatMap((line) => {
    if (!changed.includes(line.id)) return [line]
    return lines.filter(({ id }) => id === line.id)
  })
  const added = lines.filter(({ id }) => changed.includes(id) && !kept.some((line) => line.id === id))
  const result = [...kept, ...added]
  const hasPlace = (guest: CartLine) =>
    changed.includes(guest.id) ||
    result.some(({ id, quantity }) => id === guest.id && quantity === guest.quantity)
  return { lines: result, leftBehind: guests.filter((guest) => !hasPlace(guest)) }
}

function changedIds(before: Units, after: Units): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => before[id] !== after[id])
}

/**
 * What this browser last heard of its shopper's stored cart, shared by its tabs. `isUnsent` while the lines here
 * differ from it by the shopper's own changes.
 */
export type AccountRecord = { owner: string; seen: Units; isUnsent: boolean }

/** Only set where the browser stores nothing. */
let inMemory: AccountRecord | null = null

/** The record, or null while no account's cart is in this browser. */
export function readAccountRecord(): AccountRecord | null {
  if (inMemory) return inMemory
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(accountCartKey) ?? 'null')
    return isRecord(stored) ? stored : null
  } catch {
    return null
  }
}

export function writeAccountRecord(record: AccountRecord): void {
  try {
    localStorage.setItem(accountCartKey, JSON.stringify(record))
    inMemory = null
  } catch {
    inMemory = record
  }
}

export function dropAccountRecord(): void {
  inMemory = null
  try {
    localStorage.removeItem(accountCartKey)
  } catch {
    // Nothing was stored then.
  }
}

/** Anybody can edit the stored text. */
function isRecord(value: unknown): value is AccountRecord {
  if (typeof value !== 'object' || value === null) return false
  const { owner, seen, isUnsent } = value as Record<string, unknown>
  return (
    typeof owner === 'string' &&
    typeof isUnsent === 'boolean' &&
    typeof seen === 'object' &&
    seen !== null &&
    Object.values(seen).every((quantity) => typeof quantity === 'number')
  )
}

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

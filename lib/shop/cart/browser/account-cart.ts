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

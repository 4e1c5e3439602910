import { centsFromDollars, sumCents } from '@/lib/platform/shared/money'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { maxAtOnce } from '@/lib/shop/products/shared'

/** What the cart keeps of a product (ENT-003); the price is in dollars, as in the table `products`. */
export type CartProduct = { id: string; name: string; price: number; image_url?: string | null }

/** One product in the cart (ENT-003); its id is the product's. */
export type CartLine = { id: string; product: CartProduct; quantity: number }

/** More different products than the shop has; a stored cart beyond it was not written by us. */
export const maxLines = 50

/**
 * One more of this product, as a new line with quantity 1 where there was none (CART-004, CART-005). Never above
 * `most`.
 */
export function addProduct(lines: CartLine[], product: CartProduct, most = maxAtOnce): CartLine[] {
  const line = lines.find(({ id }) => id === product.id)
  if (line) {
    const quantity = Math.max(line.quantity, Math.min(line.quantity + 1, most, maxAtOnce))
    return quantity === line.quantity ? lines : replaceLine(lines, { id: line.id, product, quantity })
  }
  if (most < 1 || lines.length >= maxLines) return lines
  return [...lines, { id: product.id, product, quantity: 1 }]
}

/** The line gets this quantity, at most 20; 0 or less deletes it (CART-007). What is not a number changes nothing. */
export function setQuantity(lines: CartLine[], id: string, quantity: number): CartLine[] {
  const line = lines.find((one) => one.id === id)
  if (!line || Number.isNaN(quantity)) return lines
  if (quantity <= 0) return removeLine(lines, id)
  const whole = Math.max(1, Math.floor(Math.min(quantity, maxAtOnce)))
  return replaceLine(lines, { ...line, quantity: whole })
}

/** The lines without this one (CART-006). */
export const removeLine = (lines: CartLine[], id: string) => lines.filter((line) => line.id !== id)

/** Integer cents of one line. */
export const lineCents = ({ product, quantity }: CartLine) => centsFromDollars(product.price) * quantity

/** Integer cents of all lines: the sum of price times quantity, nothing added (PAY-012). */
export const totalCents = (lines: CartLine[]) => sumCents(lines.map(lineCents))

/** How many units all lines hold together. */
export const unitCount = (lines: CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** '1 item', '2 items'. */
export const itemCount = (units: number) => `${units} ${units === 1 ? 'item' : 'items'}`

/** Everything a shopper has in the cart: products, and gift cards, each of which is one piece. */
export type CartContents = { lines: CartLine[]; gifts: GiftLine[] }

/** Integer cents of everything in the cart. */
export const cartCents = ({ lines, gifts }: CartContents) =>
  totalCents(lines) + sumCents(gifts.map(({ priceCents }) => priceCents))

/** How many pieces the cart holds. */
export const pieceCount = ({ lines, gifts }: CartContents) => unitCount(lines) + gifts.length

function replaceLine(lines: CartLine[], line: CartLine): CartLine[] {
  return lines.map((one) => (one.id === line.id ? line : one))
}

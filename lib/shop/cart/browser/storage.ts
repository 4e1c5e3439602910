import { cartKey } from '@/lib/platform/browser/kept-here'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { type CartLine, type CartProduct, mostLines } from '@/lib/shop/cart/shared/model'
import { mostAtOnce } from '@/lib/shop/products/shared'
import { parseStoredArray } from './stored-array'

/** The stored lines; null when the browser keeps nothing for this site. */
export function loadLines(): CartLine[] | null {
  try {
    return readStoredLines(localStorage.getItem(cartKey))
  } catch {
    return null
  }
}

/** Stores the lines. False when the browser refuses (blocked or full): then they live as long as the page. */
export function saveLines(lines: CartLine[]): boolean {
  try {
    localStorage.setItem(cartKey, JSON.stringify(lines))
    return true
  } catch {
    return false
  }
}

const highestPrice = 10_000

/**
 * The lines in a stored text (CART-010). Anybody can edit that text, and older versions of the site wrote it: what is no
 * line is left out, what is too much is cut, and nothing throws.
 */
export function readStoredLines(stored: string | null): CartLine[] {
  const lines = new Map<string, CartLine>()
  for (const entry of parseStoredArray(stored)) {
    const line = readLine(entry)
    if (line && !lines.has(line.id) && lines.size < mostLines) lines.set(line.id, line)
  }
  return [...lines.values()]
}

function readLine(entry: unknown): CartLine | null {
  if (!isRecord(entry)) return null
  const product = readProduct(entry.product)
  const quantity = typeof entry.quantity === 'number' ? Math.floor(entry.quantity) : 0
  if (!product || entry.id !== product.id || !(quantity >= 1)) return null
  return { id: product.id, product, quantity: Math.min(quantity, mostAtOnce) }
}

function readProduct(value: unknown): CartProduct | null {
  if (!isRecord(value)) return null
  const { id, name, price, image_url } = value
  if (!isWord(id) || !isWord(name) || !isPrice(price)) return null
  return { id, name, price, ...(isWebAddress(image_url) && { image_url }) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000 && /^(https?:\/\/|\/(?!\/))/.test(value)

function isPrice(value: unknown): value is number {
  if (typeof value !== 'number' || !(value >= 0) || value > highestPrice) return false
  try {
    return centsFromDollars(value) >= 0
  } catch {
    return false
  }
}

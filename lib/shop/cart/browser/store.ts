'use client'

import { create } from 'zustand'
import { cartKey, giftsKey, hasStoredGifts, parseStoredArray } from '@/lib/platform/browser/kept-here'
import { centsFromDollars } from '@/lib/platform/shared/money'
import {
  addProduct,
  type CartContents,
  type CartLine,
  type CartProduct,
  maxLines,
} from '@/lib/shop/cart/shared/cart-line'
import { maxAtOnce } from '@/lib/shop/products/shared'

export type CartState = CartContents & {
  /** False until the stored cart was read: the server can't know it, so the first drawing is without it. */
  isRead: boolean
  isOpen: boolean
  /** What the last removal took away, until something else changes. */
  removed: (CartContents & { sentence: string }) | null
  /** What changed by itself since the drawer was opened. */
  notices: string[]
  /** The key of the gift card whose words are being changed in the form of its page. */
  editedGift: string | null
}

/** The one cart of this browser. Read it with a selector; change it with the functions below. */
export const useCart = create<CartState>(() => ({
  lines: [],
  gifts: [],
  isRead: false,
  isOpen: false,
  removed: null,
  notices: [],
  editedGift: null,
}))

/** False while the browser refuses to store: then what is stored is older than what is shown. */
let isStored = true

/**
 * Reads the stored cart and follows what other tabs do with it; the gift cards in it by `readGifts`, whose code pages
 * only load where a cart has some. Returns the function that stops this.
 */
export function startCart(readGifts: () => void): () => void {
  const read = () => {
    useCart.setState({ lines: currentLines(), removed: null, isRead: true })
    if (hasStoredGifts() || useCart.getState().gifts.length > 0) readGifts()
  }
  const follow = (event: StorageEvent) => {
    if (event.storageArea === localStorageIfAny() && isOurs(event.key)) read()
  }
  // A page that comes back from the browser's cache heard nothing in the meantime.
  const readAgain = (event: PageTransitionEvent) => event.persisted && read()
  read()
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', readAgain)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', readAgain)
  }
}

const isOurs = (key: string | null) => key === null || key === cartKey || key === giftsKey

/** Opens or closes the drawer (CART-001). */
export function setCartOpen(isOpen: boolean): void {
  useCart.setState(isOpen ? { isOpen } : { isOpen, removed: null, notices: [] })
}

/**
 * One more of this product (CART-004, CART-005). False when there may not be more than `most`: nothing changed then.
 */
export function addToCart(product: CartProduct, most?: number): boolean {
  const before = currentLines()
  const after = addProduct(before, product, most)
  change(after)
  return after !== before
}

/** The lines as they are now in whichever tab changed them last. */
export function currentLines(): CartLine[] {
  const { lines } = useCart.getState()
  return (isStored && loadLines()) || lines
}

/** Tells the shopper in the drawer what changed by itself. */
export function addNotices(notices: string[]): void {
  if (notices.length > 0)
    useCart.setState((state) => ({ notices: [...new Set([...state.notices, ...notices])] }))
}

/** Stores other lines; `removed` is what an undo brings back. */
export function change(lines: CartLine[], removed: CartState['removed'] = null): void {
  isStored = saveLines(lines)
  useCart.setState({ lines, removed, isRead: true })
}

/** Replaces the lines for a reason the shopper did not choose, and tells them. */
export function replaceLines(lines: CartLine[], notices: string[]): void {
  change(lines)
  addNotices(notices)
}

function localStorageIfAny(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

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
 * The lines in a stored text (CART-010). Anybody can edit that text, and older versions of the site wrote it: what is
 * no line is left out, what is too much is cut, and nothing throws.
 */
export function readStoredLines(stored: string | null): CartLine[] {
  const lines = new Map<string, CartLine>()
  for (const entry of parseStoredArray(stored)) {
    const line = readLine(entry)
    if (line && !lines.has(line.id) && lines.size < maxLines) lines.set(line.id, line)
  }
  return [...lines.values()]
}

function readLine(entry: unknown): CartLine | null {
  if (!isRecord(entry)) return null
  const product = readProduct(entry.product)
  const quantity = typeof entry.quantity === 'number' ? Math.floor(entry.quantity) : 0
  if (!product || entry.id !== product.id || !(quantity >= 1)) return null
  return { id: product.id, product, quantity: Math.min(quantity, maxAtOnce) }
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

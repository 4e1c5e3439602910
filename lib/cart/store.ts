'use client'

import { create } from 'zustand'
import { addProduct, type CartLine, type CartProduct, removeLine, setQuantity } from './model'
import { cartKey, loadLines, saveLines } from './storage'

type CartState = {
  lines: CartLine[]
  /** False until the stored cart was read: the server can't know it, so the first drawing is without it. */
  isRead: boolean
  isOpen: boolean
  /** What the last removal took away, until something else changes. */
  removed: { sentence: string; lines: CartLine[] } | null
  /** What changed by itself since the drawer was opened. */
  notices: string[]
}

/** The one cart of this browser. Read it with a selector; change it with the functions below. */
export const useCart = create<CartState>(() => ({
  lines: [],
  isRead: false,
  isOpen: false,
  removed: null,
  notices: [],
}))

/** False while the browser refuses to store: then what is stored is older than what is shown. */
let isStored = true

/** Reads the stored cart and follows what other tabs do with it. Returns the function that stops this. */
export function startCart(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.storageArea === localStorageIfAny() && (event.key === cartKey || event.key === null)) readCart()
  }
  // A page that comes back from the browser's cache heard nothing in the meantime.
  const readAgain = (event: PageTransitionEvent) => event.persisted && readCart()
  readCart()
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', readAgain)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', readAgain)
  }
}

/** Opens or closes the drawer (CART-001). */
export function setCartOpen(isOpen: boolean): void {
  useCart.setState(isOpen ? { isOpen } : { isOpen, removed: null, notices: [] })
}

/** One more of this product (CART-004, CART-005). False when there may not be more than `most`: nothing changed then. */
export function addToCart(product: CartProduct, most?: number): boolean {
  const before = currentLines()
  const after = addProduct(before, product, most)
  change(after)
  return after !== before
}

/** One more or one less of a line (CART-003); the last one less removes it (CART-007). */
export function changeQuantity(id: string, by: 1 | -1): void {
  const line = currentLines().find((one) => one.id === id)
  if (!line) return
  if (line.quantity + by < 1) removeFromCart(id)
  else change(setQuantity(currentLines(), id, line.quantity + by))
}

/** Deletes the line; it can be taken back until the next change (CART-006). */
export function removeFromCart(id: string): void {
  const lines = currentLines()
  const line = lines.find((one) => one.id === id)
  if (line) change(removeLine(lines, id), { sentence: `${line.product.name} removed.`, lines })
}

/** Empties the cart; it can be taken back until the next change (CART-008). */
export function clearCart(): void {
  change([], { sentence: 'Your cart was cleared.', lines: currentLines() })
}

/** Takes the last removal back. */
export function undoRemoval(): void {
  const { removed } = useCart.getState()
  if (removed) change(removed.lines)
}

/** Replaces the lines for a reason the shopper did not choose, and tells them. */
export function replaceLines(lines: CartLine[], notices: string[]): void {
  change(lines)
  if (notices.length > 0)
    useCart.setState((state) => ({ notices: [...new Set([...state.notices, ...notices])] }))
}

/** The lines as they are now in whichever tab changed them last. */
export function currentLines(): CartLine[] {
  const { lines } = useCart.getState()
  return (isStored && loadLines()) || lines
}

function readCart(): void {
  useCart.setState({ lines: currentLines(), removed: null, isRead: true })
}

function change(lines: CartLine[], removed: CartState['removed'] = null): void {
  isStored = saveLines(lines)
  useCart.setState({ lines, removed, isRead: true })
}

function localStorageIfAny(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

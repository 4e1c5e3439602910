import { signedInHint } from '@/lib/accounts/model'
import type { CartLine } from './model'
import { readStoredLines } from './stored-lines'

/** Where the cart is kept in the browser: the plain JSON array of its lines (CART-010, CART-012). */
export const cartKey = 'cart'
/** Where the gift cards in it are kept: they are nobody's stored cart, and stay in this browser. */
export const giftsKey = 'cart_gifts'

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

/** Whether gift cards are stored: only then the code for them is loaded. */
export function hasStoredGifts(): boolean {
  try {
    return giftsKey in localStorage
  } catch {
    return false
  }
}

/** Whether somebody is signed in here, or was and left a cart: only then the code for that is loaded. */
export function hasAccountCart(): boolean {
  try {
    return document.cookie.includes(signedInHint) || 'cart_account' in localStorage
  } catch {
    return false
  }
}

import { cartKey } from '@/lib/platform/browser/kept-here'
import type { CartLine } from '@/lib/shop/cart/shared/model'
import { readStoredLines } from './stored-lines'

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

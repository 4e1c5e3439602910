import { signedInHint } from '@/lib/platform/shared/cookie-names'

/** Where the cart is kept in the browser: the plain JSON array of its lines (CART-010, CART-012). */
export const cartKey = 'cart'
/** Where the gift cards in it are kept: they are nobody's stored cart, and stay in this browser. */
export const giftsKey = 'cart_gifts'
/** Whose account the cart was left by. */
export const accountCartKey = 'cart_account'
/** The order this browser is paying for. */
export const checkoutKey = 'checkout'

/** Where this browser's visitor wants to be treated, and how to reach them. */
export const visitKey = 'visit'

/** Whether the cart has lines. */
export const hasLines = () => isKept(() => (localStorage.getItem(cartKey) ?? '[]') !== '[]')

/** Whether gift cards are in it: only then the code for them is loaded. */
export const hasStoredGifts = () => isKept(() => giftsKey in localStorage)

/** Whether somebody is signed in here, or was and left a cart: only then the code for that is loaded. */
export const hasAccountCart = () =>
  isKept(() => document.cookie.includes(signedInHint) || accountCartKey in localStorage)

/** Whether this browser remembers an order it was paying for: only then the code for that is loaded. */
export const hasOrder = () => isKept(() => Boolean(localStorage.getItem(checkoutKey)?.includes('"orderId"')))

/** A browser that keeps nothing for this site throws. */
function isKept(look: () => boolean): boolean {
  try {
    return look()
  } catch {
    return false
  }
}

/** The entries of a stored JSON array; none where the text is something else. Never throws. */
export function parseStoredArray(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

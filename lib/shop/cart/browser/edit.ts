import { removeLine, setQuantity } from '@/lib/shop/cart/shared/cart-line'
import { changeGifts, currentGifts } from './gifts'
import { change, currentLines, useCart } from './store'

// What only an open cart does: pages load it with the drawer.

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
  if (!line) return
  const removed = { sentence: `${line.product.name} removed.`, lines, gifts: currentGifts() }
  change(removeLine(lines, id), removed)
}

/** Takes out what needs a visit; the gift cards stay, and it can be taken back until the next change. */
export function keepGiftsOnly(): void {
  const removed = {
    sentence: 'Your treatments were taken out.',
    lines: currentLines(),
    gifts: currentGifts(),
  }
  change([], removed)
}

/** Empties the cart; it can be taken back until the next change (CART-008). */
export function clearCart(): void {
  const removed = { sentence: 'Your cart was cleared.', lines: currentLines(), gifts: currentGifts() }
  changeGifts([])
  change([], removed)
}

/** Takes the last removal back. */
export function undoRemoval(): void {
  const { removed } = useCart.getState()
  if (!removed) return
  changeGifts(removed.gifts)
  change(removed.lines)
}

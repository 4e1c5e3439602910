import { replaceLines } from '@/lib/cart/edit'
import { reconcile } from '@/lib/cart/reconcile'
import { currentLines } from '@/lib/cart/store'
import { heldUnits } from '@/lib/checkout/record'
import { isPaying, useCheckout } from '@/lib/checkout/store'
import { askProductsOnSale, useProductsOnSale } from '@/lib/products/on-sale-store'

/** Asks what is on sale and changes the cart to what can be bought. False when the shop could not be asked. */
export async function refreshCart(): Promise<boolean> {
  const held = heldUnits()
  useProductsOnSale.setState({ held })
  const products = await askProductsOnSale()
  if (!products) return false
  // Somebody pressed PayPal's button meanwhile: the order is for the lines as they were.
  if (isPaying(useCheckout.getState())) return true
  const before = currentLines()
  const { lines, notices } = reconcile(before, products, held)
  if (JSON.stringify(lines) !== JSON.stringify(before)) replaceLines(lines, notices)
  return true
}

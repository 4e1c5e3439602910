import { replaceLines } from '@/lib/shop/cart/browser/edit'
import { reconcile } from '@/lib/shop/cart/browser/reconcile'
import { currentLines } from '@/lib/shop/cart/browser/store'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { askProductsOnSale } from '@/lib/shop/products/browser/on-sale-store'

/** Asks what is on sale and changes the cart to what can be bought. False when the shop could not be asked. */
export async function refreshCart(): Promise<boolean> {
  const products = await askProductsOnSale()
  if (!products) return false
  // Somebody pressed PayPal's button meanwhile, or pays just now: the order is for the lines as they were, and has
  // their units.
  const checkout = useCheckout.getState()
  if (isPaying(checkout) || checkout.phase.name === 'confirming') return true
  const before = currentLines()
  const { lines, notices } = reconcile(before, products)
  if (JSON.stringify(lines) !== JSON.stringify(before)) replaceLines(lines, notices)
  return true
}

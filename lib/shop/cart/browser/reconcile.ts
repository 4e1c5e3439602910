import { centsFromDollars, formatExactCents } from '@/lib/platform/shared/money'
import type { CartLine } from '@/lib/shop/cart/shared/cart-line'
import type { ProductOnSale } from '@/lib/shop/products/shared'

/**
 * The cart as it can be bought now: today's names and prices, nothing that is no longer sold, no more than is left.
 * Each change that costs or takes something comes with a sentence; a new name does not.
 */
export function reconcile(
  lines: CartLine[],
  onSale: ProductOnSale[],
): { lines: CartLine[]; notices: string[] } {
  const products = new Map(onSale.map((product) => [product.id, product]))
  const notices: string[] = []
  const kept = lines.flatMap((line) => {
    const product = products.get(line.id)
    if (!product) {
      notices.push(`${line.product.name} is no longer available, so we took it out of your cart.`)
      return []
    }
    const left = product.available
    if (left < 1) {
      notices.push(`${product.name} is sold out, so we took it out of your cart.`)
      return []
    }
    if (centsFromDollars(product.price) !== centsFromDollars(line.product.price))
      notices.push(
        `${product.name} now costs ${inFull(product.price)} (it was ${inFull(line.product.price)}).`,
      )
    if (left < line.quantity)
      notices.push(
        `Only ${left} of ${product.name} left: we changed your quantity from ${line.quantity} to ${left}.`,
      )
    const renewed = { ...line.product, name: product.name, price: product.price }
    return [{ ...line, product: renewed, quantity: Math.min(line.quantity, left) }]
  })
  return { lines: kept, notices }
}

const inFull = (dollars: number) => formatExactCents(centsFromDollars(dollars))

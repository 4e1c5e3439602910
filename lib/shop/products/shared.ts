/** A product as `GET /api/products` shows it: price in dollars, `available` what may still be bought, at most 20. */
export type ProductOnSale = {
  id: string
  name: string
  price: number
  imageUrl: string | null
  /** Gives its picture a colour; null where the catalogue names none. */
  category: string | null
  available: number
  /** Whether a good faith exam comes before it is given. */
  needsExam: boolean
}

/** Nobody can order more of one product at once, nor needs to know how much more there is. */
export const maxAtOnce = 20
/** Units from which down a product says how many are left (INJ-020). */
const few = 5

/** 'Sold out', 'Only 3 left', or null while there are plenty or nobody knows (INJ-020). */
export function stockNote(left: number | undefined): string | null {
  if (left === undefined || left > few) return null
  return left < 1 ? 'Sold out' : `Only ${left} left`
}

/** Why there can't be one more of this product, as a sentence. */
export function whyNoMore(name: string, left: number = maxAtOnce): string {
  if (left >= maxAtOnce) return `You can order up to ${maxAtOnce} of ${name} at once.`
  return left < 1 ? `${name} is sold out.` : `There are only ${left} of ${name} left.`
}

/** The products in an answer of `GET /api/products`; null when it is no such answer. */
export function readProductsOnSale(answer: unknown): ProductOnSale[] | null {
  if (typeof answer !== 'object' || answer === null || !('products' in answer)) return null
  return Array.isArray(answer.products) && answer.products.every(isProductOnSale) ? answer.products : null
}

function isProductOnSale(value: unknown): value is ProductOnSale {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, price, available } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    price >= 0 &&
    Number.isInteger(available)
  )
}

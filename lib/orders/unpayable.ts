import 'server-only'
import { answerJson } from '@/lib/http/answer'
import { listProductsOnSale } from '@/lib/products/server'

type Reason = 'price_changed' | 'unavailable' | 'out_of_stock'

/** 409 with the products as they are now, so that the cart can be put right, and a sentence that names the field. */
export async function answerUnpayable(reason: Reason, productIds: string[]): Promise<Response> {
  const onSale = await listProductsOnSale()
  const products = onSale.filter(({ id }) => productIds.includes(id))
  const sentences = {
    price_changed:
      'expectedTotalCents: a price has changed. The cart shows the new total; please look before you pay.',
    unavailable: 'lines: something in the cart is not sold any more.',
    out_of_stock: `lines: ${products.map(({ name, available }) => (available > 0 ? `only ${available} of ${name} left` : `${name} is sold out`)).join(', ')}.`,
  }
  const field = reason === 'price_changed' ? 'expectedTotalCents' : 'lines'
  return answerJson(409, { error: reason, field, message: sentences[reason], products, productIds })
}

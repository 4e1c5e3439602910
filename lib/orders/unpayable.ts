import 'server-only'
import { answerJson } from '@/lib/http/answer'
import { listProductsOnSale } from '@/lib/products/server'

type Reason = 'price_changed' | 'unavailable' | 'out_of_stock'

/** 409 with the products as they are now, so that the cart can be put right, the field, and a sentence for the shopper. */
export async function answerUnpayable(reason: Reason, productIds: string[]): Promise<Response> {
  const onSale = await listProductsOnSale()
  const products = onSale.filter(({ id }) => productIds.includes(id))
  const sentences = {
    price_changed: 'A price has changed since. Please look at the new total before you pay.',
    unavailable: 'Something in the cart is not sold any more.',
    out_of_stock: `${products.map(({ name, available }) => (available > 0 ? `Only ${available} of ${name} left` : `${name} is sold out`)).join(', ')}.`,
  }
  const field = reason === 'price_changed' ? 'expectedTotalCents' : 'lines'
  return answerJson(409, { error: reason, field, message: sentences[reason], products, productIds })
}

import 'server-only'
import { fetchAt } from '@/lib/content/schedule/server/fetch-at'
import { mostAtOnce, type ProductOnSale } from '@/lib/shop/products/shared'
import { sellableInjection } from './model'
import { listProductsOnSale, sellableInjectionsQuery } from './server'

/**
 * What will be on sale at a moment, at its prices; of what is on sale already as much as there is today. Throws when the CMS or the
 * database can't be read.
 */
export async function listProductsAt(moment: Date): Promise<ProductOnSale[]> {
  const [documents, today] = await Promise.all([
    fetchAt<string>(sellableInjectionsQuery, { ids: null }, moment) as Promise<unknown[]>,
    listProductsOnSale(),
  ])
  return documents.flatMap((document) => {
    const injection = sellableInjection.safeParse(document)
    if (!injection.success) return []
    const { _id: id, name, price, imageUrl = null, category = null } = injection.data
    const available = today.find((product) => product.id === id)?.available ?? mostAtOnce
    return [{ id, name, price, imageUrl, category, available }]
  })
}

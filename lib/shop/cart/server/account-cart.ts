import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { serviceClient } from '@/lib/platform/db/server/database'
import { sessionClient } from '@/lib/platform/db/server/session'
import { maxLines } from '@/lib/shop/cart/shared/cart-line'
import type { StoredCart, StoredItem } from '@/lib/shop/cart/shared/stored-cart'
import { maxAtOnce } from '@/lib/shop/products/shared'

/**
 * The stored cart of whoever is signed in as `owner`, by their own rights (CALL-004, ROLE-005). Throws when it can't
 * be read.
 */
export async function readStoredCart(owner: string): Promise<StoredCart> {
  const client = await sessionClient()
  const { data, error } = await client
    .from('cart_items')
    .select(
      'id, quantity, product_id, product:products (id, name, description, price, image_url, category, stock_quantity)',
    )
    .eq('user_id', owner)
    .order('added_at')
  if (error) throw new Error(`The cart could not be read: ${error.message}`)
  const items: StoredItem[] = []
  const quantities = new Map<string, number>()
  for (const { id, quantity, product_id, product } of data) {
    // Their rights show shoppers only what is sold.
    if (!product) quantities.set(product_id, quantity)
    else items.push({ id, quantity, product: { ...product, stock_quantity: shown(product.stock_quantity) } })
  }
  const names = await namesOf([...quantities.keys()])
  const gone = [...quantities].map(([id, quantity]) => ({ id, name: names.get(id) ?? id, quantity }))
  return { owner, items, gone }
}

const shown = (stock: number) => Math.min(stock, maxAtOnce)

const replaced = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('replaced') }),
  z.object({
    outcome: z.literal('unavailable'),
    products: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  z.object({ outcome: z.literal('busy') }),
])

/** Another device, or a payment, has the cart for a few milliseconds. */
const maxTries = 10
const pauseMs = 50

/**
 * Makes the stored cart of whoever is signed in these lines, in one step (CART-013, CALL-006, CALL-007); what another
 * device changed since `seen` stays. Returns the products that are not sold, then nothing changed. Throws when it
 * could not be saved.
 */
export async function replaceStoredCart(
  request: ReplaceCartRequest,
): Promise<{ id: string; name: string }[]> {
  const client = await sessionClient()
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { data, error } = await client.rpc('replace_cart', {
      p_lines: rowsOf(request.lines),
      p_seen: rowsOf(request.seen),
    })
    if (error) throw new Error(`The cart could not be saved: ${error.message}`)
    const told = replaced.parse(data)
    if (told.outcome !== 'busy') return told.outcome === 'unavailable' ? told.products : []
    await delay(pauseMs)
  }
  throw new Error('The cart could not be saved: it was busy')
}

const rowsOf = (lines: ReplaceCartRequest['lines']) =>
  lines.map(({ productId, quantity }) => ({ product_id: productId, quantity }))

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { data, error } = await serviceClient().from('products').select('id, name').in('id', ids)
  if (error) throw new Error(`The products could not be read: ${error.message}`)
  return new Map(data.map(({ id, name }) => [id, name]))
}

const line = z.strictObject({
  productId: z.string().regex(/^[A-Za-z0-9._-]{1,128}$/, 'is not the id of a product'),
  quantity: z.number().int().min(1).max(maxAtOnce),
})

const lines = z
  .array(line)
  .max(maxLines)
  .refine((each) => new Set(each.map(({ productId }) => productId)).size === each.length, 'each product once')

/**
 * What a browser says of its shopper's cart: whose it is, the lines now, and as it last heard of them. No prices:
 * they are the server's.
 */
export const replaceCartRequest = z.strictObject({ owner: z.uuid(), lines, seen: lines })
type ReplaceCartRequest = z.infer<typeof replaceCartRequest>

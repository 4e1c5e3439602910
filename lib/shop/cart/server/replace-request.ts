import { z } from 'zod'
import { mostLines } from '@/lib/shop/cart/shared/model'
import { mostAtOnce } from '@/lib/shop/products/shared'

const line = z.strictObject({
  productId: z.string().regex(/^[A-Za-z0-9._-]{1,128}$/, 'is not the id of a product'),
  quantity: z.number().int().min(1).max(mostAtOnce),
})

const lines = z
  .array(line)
  .max(mostLines)
  .refine((each) => new Set(each.map(({ productId }) => productId)).size === each.length, 'each product once')

/**
 * What a browser says of its shopper's cart: whose it is, the lines now, and as it last heard of them. No prices: they are the
 * server's.
 */
export const replaceCartRequest = z.strictObject({ owner: z.uuid(), lines, seen: lines })
export type ReplaceCartRequest = z.infer<typeof replaceCartRequest>

import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { serviceClient } from '@/lib/platform/db/server/service'
import { accessCode } from '@/lib/shop/orders/shared/reference'

/**
 * The id of the order with this reference whose code this is (ERR-010), both as `order-key.ts` cleaned them; null when there is
 * none: nobody learns which of the two was wrong, nor from the time it took. Throws when the database fails.
 */
export async function findOrderByCode(reference: string, code: string): Promise<string | null> {
  const { data, error } = await serviceClient().rpc('orders_by_reference', { p_reference: reference })
  if (error) throw new Error(`An order could not be looked up: ${error.message}`)
  const given = hashOf(code)
  // Without a candidate the same work is done.
  const candidates = data.length > 0 ? data : [{ id: null, access_token: '' }]
  let found: string | null = null
  for (const { id, access_token } of candidates)
    if (timingSafeEqual(hashOf(accessCode(access_token)), given)) found = id
  return found
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

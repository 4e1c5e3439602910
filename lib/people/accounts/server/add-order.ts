import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import { done, type Outcome, refused } from './outcome'

/** Adds an order that is proved to be this person's to their account. The code goes on working. Throws when the database fails. */
export async function addOrder(orderId: string, userId: string): Promise<Outcome> {
  const { data, error } = await serviceClient().rpc('claim_order', {
    p_order_id: orderId,
    p_user_id: userId,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`An order could not be added: ${error.message}`)
  if (data === 'claimed' || data === 'yours')
    return done({ outcome: data, ref: orderRef(orderId) }, '/account')
  return refused(400, 'taken', 'This order is already in another account. Please call us if that’s wrong.')
}

import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'

/** Uses up a code as stored, for this member of staff; of two at once one wins. Throws when the database does not answer. */
export async function redeemDiscountCode(code: string, actor: string) {
  const { data, error } = await serviceClient()
    .rpc('redeem_discount_code', { p_code: code, p_actor: actor, p_now: now().toISOString() })
    .single()
  if (error) throw new Error(`The code could not be redeemed: ${error.code}`)
  return data as typeof data & { outcome: 'redeemed' | 'already' | 'unknown' }
}

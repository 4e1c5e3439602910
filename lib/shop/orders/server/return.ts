import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import type { OrderState } from '@/lib/shop/orders/shared/model'
import type { SettleRequest } from './requests'
import { settleAttempt } from './settle'
import { asConfirming, asSuperseded, readOrderState } from './state'

/** How long a buyer waits for an answer; the work goes on after it. */
const patienceMs = 12_000

/**
 * The buyer is back from PayPal: settles the order and tells its state. Null when the three ids don't belong together.
 * An outcome that is not known in time is 'confirming', never a failure. Throws when the database fails.
 */
export async function settleAfterReturn(
  orderId: string,
  { checkoutKey, paypalOrderId, isApproved }: SettleRequest,
): Promise<OrderState | null> {
  const before = await readOrderState(orderId, checkoutKey)
  if (!before) return null
  const { data, error } = await serviceClient()
    .from('payment_attempts')
    .select('id, status')
    .eq('order_id', orderId)
    .eq('paypal_order_id', paypalOrderId)
    .maybeSingle()
  if (error) throw new Error(`The attempt could not be read: ${error.message}`)
  if (!data) return null
  if (data.status === 'superseded' && before.status === 'pending') return asSuperseded(before)

  const isDone = await inTime(settleAttempt(data.id, isApproved ? now() : null))
  // Money may have moved: what is not known is not a failure.
  if (!isDone) return asConfirming(before)
  return readOrderState(orderId, checkoutKey)
}

async function inTime(work: Promise<void>): Promise<boolean> {
  const settled = work.then(
    () => true,
    (error) => {
      console.error(`A payment is not settled yet: ${error instanceof Error ? error.message : error}`)
      return false
    },
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref())
  return Promise.race([settled, late])
}

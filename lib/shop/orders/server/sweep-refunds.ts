import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { settleRefund } from './settle-refund'
import { sideBySide } from './side-by-side'

/** Asks PayPal again for every refund whose outcome nobody knows yet. One that fails does not keep the others; throws at the end then. */
export async function sweepRefunds(): Promise<void> {
  const { data, error } = await serviceClient().rpc('due_refunds', {
    p_now: now().toISOString(),
    p_limit: 100,
  })
  if (error) throw new Error(`The open refunds could not be read: ${error.message}`)
  const failures = await sideBySide(data, ({ id }) => settleRefund(id, true))
  if (failures.length > 0) throw new Error(`${failures.length} of ${data.length} refunds: ${failures[0]}`)
}

import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { settleAttempt } from './settle'

/** Somebody waits for this order: what is due of it is looked at now and not at the next sweep. Never throws. */
export async function nudge(orderId: string): Promise<void> {
  const { data } = await serviceClient()
    .from('payment_attempts')
    .select('id')
    .eq('order_id', orderId)
    .eq('status', 'capturing')
    .lte('next_check_at', now().toISOString())
  for (const { id } of data ?? [])
    await settleAttempt(id, null).catch((error) =>
      console.error(`A payment is not settled yet: ${error instanceof Error ? error.message : error}`),
    )
}

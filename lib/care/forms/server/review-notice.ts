import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'

/** Tells the clinic by mail that messages wait for a review, once an hour at most (contract reliability-security §3.2). */
export async function tellOfHeldMessages(): Promise<void> {
  const { data, error } = await serviceClient().rpc('queue_review_notice', { p_now: now().toISOString() })
  if (error) throw new Error(`Held messages could not be counted: ${error.message}`)
  if (data) deliverMailsSoon()
}

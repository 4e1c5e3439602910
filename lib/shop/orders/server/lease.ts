import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'

const leased = z.object({
  outcome: z.literal('leased'),
  order_id: z.string(),
  paypal_order_id: z.string(),
  amount_cents: z.number(),
  currency: z.string(),
  capture_try: z.number(),
  may_capture: z.boolean(),
  /** A capture may have reached PayPal and its outcome is not known. */
  was_sent: z.boolean(),
  created_at: z.string(),
})
const answer = z.union([leased, z.object({ outcome: z.enum(['busy', 'not_created', 'done']) })])

/** An attempt that only its holder may move, until the lease ends. */
export type Lease = z.infer<typeof leased> & { attemptId: string; leaseId: string }

/**
 * The attempt, leased for so many seconds; null when somebody works on it or nothing is left to do. The news of an approval is
 * kept either way. Throws when the database fails.
 */
export async function takeAttempt(
  attemptId: string,
  seconds: number,
  approvedAt: Date | null,
): Promise<Lease | null> {
  const leaseId = randomUUID()
  const { data, error } = await serviceClient().rpc('lease_attempt', {
    p_attempt_id: attemptId,
    p_lease_id: leaseId,
    p_seconds: seconds,
    p_approved_at: (approvedAt?.toISOString() ?? null) as string,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The attempt could not be taken: ${error.message}`)
  const taken = answer.parse(data)
  return taken.outcome === 'leased' ? { ...taken, attemptId, leaseId } : null
}

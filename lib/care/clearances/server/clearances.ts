import 'server-only'
import { type ExamState, firstEnd, type OwnClearance } from '@/lib/care/clearances/shared'
import { getBookingSettings } from '@/lib/content/server/settings'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'

/** How the exams of these orders stand now, by order; one that needs none is not in it. Throws when the database fails. */
export async function examStates(orderIds: string[]): Promise<Map<string, ExamState[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await callDatabase('exam_states', 'The exams of orders could not be read', {
    p_order_ids: orderIds,
    p_now: now().toISOString(),
  })
  return Map.groupBy(
    rows.map((row) => ({
      orderId: row.order_id,
      group: row.treatment_group,
      lastId: row.clearance_id,
      outcome: row.outcome,
      validUntil: isoMoment(row.valid_until),
      isCleared: row.is_cleared,
      isOpen: row.is_open,
    })),
    ({ orderId }) => orderId,
  )
}

/** How long an exam clears somebody for this group of treatments, as the clinic has it. Throws while the CMS is away. */
export async function clearanceMonths(group: string): Promise<number> {
  const settings = await getBookingSettings()
  const own = settings?.clearanceGroups?.find(({ name }) => name === group)
  return own?.months ?? settings?.clearanceMonths ?? usualMonths
}

const usualMonths = 12

/** What this account is cleared for. Throws when the database fails. */
export async function readOwnClearance(userId: string): Promise<OwnClearance> {
  const rows = await callDatabase('shopper_clearances', 'The clearances of an account could not be read', {
    p_user_id: userId,
    p_now: now().toISOString(),
  })
  const ends = rows.map((row) => ({ ...row, end: isoMoment(row.cleared_until as string | null) }))
  const cleared = ends.flatMap(({ end, ...row }) => (end ? [{ ...row, end }] : []))
  const groups = Map.groupBy(cleared, ({ treatment_group }) => treatment_group)
  return {
    clearedUntil: firstEnd(ends.filter(({ is_in_cart }) => is_in_cart).map(({ end }) => end)),
    products: Object.fromEntries(cleared.map(({ product_id, end }) => [product_id, end])),
    groups: [...groups].flatMap(([group, [first]]) => (first ? [{ group, clearedUntil: first.end }] : [])),
  }
}

const renewalDays = 30

/** Writes to whoever's clearance ends within thirty days, once. Returns how many. Throws when the database fails. */
export const queueExamRenewals = (): Promise<number> =>
  callDatabase('queue_exam_renewals', 'The renewals of exams could not be queued', {
    p_days: renewalDays,
    p_now: now().toISOString(),
  })

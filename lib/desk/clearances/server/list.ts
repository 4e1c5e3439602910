import 'server-only'
import { clearanceMonths, examStates } from '@/lib/care/clearances/server/clearances'
import type { ExamDetail, ExamsQuery, WaitingExam } from '@/lib/desk/clearances/shared'
import { callDatabase, callDatabaseRow, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { recordLook } from '@/lib/platform/staff-session/server/handle'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { orderRef } from '@/lib/shop/orders/shared/reference'

/** Who waits for an exam, the longest first; `next` is null on the last page. Throws when the database fails. */
export async function listWaitingExams({ after, limit }: ExamsQuery) {
  const rows = await callDatabase('list_waiting_exams', 'The exams could not be read', {
    p_after: after ?? null,
    p_limit: limit,
    p_now: now().toISOString(),
  })
  const items = rows.map(
    (row): WaitingExam => ({
      id: row.id,
      reference: orderRef(row.id),
      buyerName: row.buyer_name,
      email: row.email,
      paidAt: isoMoment(row.paid_at),
      groups: row.treatment_groups,
      outcomes: row.outcomes,
      isExpired: row.is_expired,
      isPersonKnown: row.is_person_known,
    }),
  )
  const last = rows.length === limit ? rows.at(-1) : undefined
  return { items, next: last?.cursor ?? null, now: now().toISOString() }
}

/**
 * The exams of an order, what was ever decided about its person, and the record that this one of the staff looked;
 * null when there is none. Throws when the database fails.
 */
export async function readExams(id: string, staff: Staff): Promise<ExamDetail | null> {
  const failure = 'The exams of an order could not be read'
  const client = serviceClient()
  const order = await dataOf(
    client
      .from('orders')
      .select('email, is_email_known, paid_at, order_items (name, quantity, is_exam_required)')
      .eq('id', id)
      .maybeSingle(),
    failure,
  )
  if (!order) return null
  const [states, history, person, people, buyerName] = await Promise.all([
    examStates([id]),
    callDatabase('clearance_history', failure, { p_order_id: id }),
    callDatabaseRow('person_of_order', failure, { p_order_id: id }),
    dataOf(client.from('staff').select('email, name'), failure),
    callDatabase('buyer_name', failure, { p_order_id: id }),
  ])
  await recordLook(staff, 'clearance.read', `order:${id}`)
  const groups = (states.get(id) ?? []).map(async (state) => ({
    ...state,
    months: await clearanceMonths(state.group),
  }))
  return {
    id,
    reference: orderRef(id),
    buyerName,
    email: order.is_email_known ? order.email : null,
    paidAt: isoMoment(order.paid_at),
    isPersonKnown: person.is_known,
    items: order.order_items.flatMap(({ name, quantity, is_exam_required }) =>
      is_exam_required ? [`${quantity} × ${name}`] : [],
    ),
    groups: await Promise.all(groups),
    history: history.map((said) => ({
      id: said.id,
      reference: orderRef(said.order_id),
      group: said.treatment_group,
      outcome: said.outcome,
      providerName: said.provider_name,
      providerLicence: said.provider_licence,
      validUntil: isoMoment(said.valid_until),
      by: people.find(({ email }) => email === said.decided_by)?.name ?? said.decided_by,
      at: isoMoment(said.decided_at),
    })),
    now: now().toISOString(),
  }
}

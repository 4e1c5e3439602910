import 'server-only'
import { now } from '@/lib/clock'
import { serviceClient } from '@/lib/db/service'
import type { Staff } from '@/lib/staff/model'
import { requestFields } from './fields'
import { type NamedStaff, requestHistory } from './history'
import type { RequestDetail } from './model'
import { reviewReasonText } from './review-reasons'
import { requestRow } from './row'

/** Everything about a request, and the record that this person looked at it; null when there is none. Throws when the database fails. */
export async function readRequest(id: string, staff: Staff): Promise<RequestDetail | null> {
  const database = serviceClient()
  const { data: isThere, error } = await database.rpc('read_request', {
    p_id: id,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The request could not be read: ${error.message}`)
  if (!isThere) return null
  const [request, actions, people] = await Promise.all([
    database
      .from('submissions')
      .select(
        '*, submission_notes (*), mail_outbox (id, kind, status, data, last_error, created_at, sent_at), exam_checks (*)',
      )
      .eq('id', id)
      .single(),
    database
      .from('audit_log')
      .select('id, at, actor, action, detail')
      .eq('subject', `submission:${id}`)
      .neq('action', 'request.read')
      .order('id'),
    database.from('staff').select('email, name'),
  ])
  const failure = request.error ?? actions.error ?? people.error
  if (failure || !request.data) throw new Error(`The request could not be read: ${failure?.message}`)
  const { submission_notes: notes, mail_outbox: mails, exam_checks: exam, ...stored } = request.data
  const nameOf: NamedStaff = (email) => people.data?.find((one) => one.email === email)?.name ?? email
  return {
    ...requestRow(stored, stored.assignee && nameOf(stored.assignee)),
    fields: requestFields(stored.form, stored.payload as Record<string, unknown>),
    reviewReasons: stored.review_reasons.map(reviewReasonText),
    history: requestHistory({ notes, mails, actions: actions.data ?? [] }, nameOf),
    exam: exam && { by: nameOf(exam.ticked_by), at: exam.ticked_at },
    isSending: mails.some(({ status }) => status === 'queued' || status === 'sending'),
  }
}

import 'server-only'
import type { RequestDetail } from '@/lib/care/requests/shared'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { serviceClient } from '@/lib/platform/db/server/service'
import { recordLook } from '@/lib/platform/staff-session/server/record-look'
import type { Staff } from '@/lib/platform/staff-session/shared/model'
import { requestFields } from './fields'
import { type NamedStaff, requestHistory } from './history'
import { reviewReasonText } from './review-reasons'
import { requestRow } from './row'

/** Everything about a request, and the record that this person looked at it; null when there is none. Throws when the database fails. */
export async function readRequest(id: string, staff: Staff): Promise<RequestDetail | null> {
  const database = serviceClient()
  const [request, actions, people] = await Promise.all([
    database
      .from('submissions')
      .select(
        '*, submission_notes (*), mail_outbox (id, kind, status, data, last_error, created_at, sent_at), exam_checks (*)',
      )
      .eq('id', id)
      .maybeSingle(),
    database
      .from('audit_log')
      .select('id, at, actor, action, detail')
      .eq('subject', `submission:${id}`)
      .neq('action', 'request.read')
      .order('id'),
    database.from('staff').select('email, name'),
  ])
  const failure = request.error ?? actions.error ?? people.error
  if (failure) throw new Error(`The request could not be read: ${failure.message}`)
  if (!request.data) return null
  await recordLook(staff, 'request.read', `submission:${id}`)
  const { submission_notes: notes, mail_outbox: mails, exam_checks: exam, ...stored } = request.data
  const nameOf: NamedStaff = (email) => people.data?.find((one) => one.email === email)?.name ?? email
  return {
    ...requestRow(stored, stored.assignee && nameOf(stored.assignee)),
    fields: requestFields(stored.form, stored.payload as Record<string, unknown>),
    reviewReasons: stored.review_reasons.map(reviewReasonText),
    history: requestHistory({ notes, mails, actions: actions.data ?? [] }, nameOf),
    exam: exam && { by: nameOf(exam.ticked_by), at: isoMoment(exam.ticked_at) },
    isSending: mails.some(({ status }) => status === 'queued' || status === 'sending'),
  }
}

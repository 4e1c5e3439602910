import 'server-only'
import {
  type HistoryEntry,
  type RequestDetail,
  type RequestStatus,
  requestStatuses,
} from '@/lib/care/requests/shared'
import { mailTitle } from '@/lib/mail/server/kinds'
import { serviceClient } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { recordLook } from '@/lib/platform/staff-session/server/handle'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { requestFields } from './fields'
import { requestRow } from './list'

/**
 * Everything about a request, and the record that this person looked at it; null when there is none. Throws when the
 * database fails.
 */
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

const sentences: Record<string, string> = {
  honeypot: 'A hidden field, which people can’t see, was filled in.',
  no_timestamp: 'It was sent without JavaScript, so we can’t tell how long it took to write.',
  forged_timestamp: 'Its timestamp isn’t one we issued.',
  too_fast: 'It was filled in within three seconds.',
  too_late: 'The page had been open for more than a day.',
  flood: 'This form was sent many times within one minute.',
}

/** Why a message is held for a review, in words. */
const reviewReasonText = (reason: string): string =>
  sentences[reason] ?? reason.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

type NamedStaff = (email: string) => string

type Sources = {
  notes: { id: string; kind: string; author: string; body: string | null; created_at: string }[]
  mails: {
    id: string
    kind: string
    status: string
    data: Json
    last_error: string | null
    created_at: string
    sent_at: string | null
  }[]
  actions: { id: number; at: string; actor: string; action: string; detail: Json }[]
}

/** What happened with a request, oldest first: notes, replies, mails with their state, and who changed what. */
function requestHistory({ notes, mails, actions }: Sources, nameOf: NamedStaff): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...notes.map(({ id, kind, author, body, created_at }) => {
      const entry = { id, at: isoMoment(created_at), by: nameOf(author), text: body }
      if (kind !== 'reply') return { ...entry, kind: 'note' as const }
      const mail = mails.find(({ data }) => textIn(data, 'note') === id)
      return { ...entry, kind: 'reply' as const, subject: mail ? textIn(mail.data, 'subject') : null }
    }),
    ...mails.map(({ id, kind, status, last_error, created_at, sent_at }) => ({
      id,
      kind: 'mail' as const,
      at: isoMoment(sent_at ?? created_at),
      by: null,
      title: mailTitle(kind) ?? 'An email',
      state: mailStates[status] ?? status,
      problem: status === 'sent' ? null : last_error,
    })),
    ...actions.flatMap(({ id, at, actor, action, detail }) => {
      const text = actionText(action, detail, nameOf)
      return text
        ? [{ id: String(id), kind: 'action' as const, at: isoMoment(at), by: nameOf(actor), text }]
        : []
    }),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

const mailStates: Record<string, string> = {
  queued: 'waits to be sent',
  sending: 'is being sent',
  sent: 'sent',
  failed: 'was not sent',
}

/** What an action did, for its history; notes and replies tell of themselves. */
function actionText(action: string, detail: Json, nameOf: NamedStaff): string | null {
  const to = textIn(detail, 'to')
  switch (action) {
    case 'request.noted':
    case 'request.replied':
      return null
    case 'request.assigned':
      return to ? `gave it to ${nameOf(to)}` : 'gave it back to everyone'
    case 'request.status':
      if (textIn(detail, 'from') === 'needs_review')
        return to === 'closed' ? 'said it’s spam' : 'said it isn’t spam'
      return `marked it as ${requestStatuses[to as RequestStatus]?.toLowerCase() ?? to}`
    case 'quote.issued':
      return 'issued the quote'
    case 'exam.ticked':
      return 'marked the exam as done'
    case 'exam.unticked':
      return 'unchecked the exam'
    default:
      return action.replaceAll(/[._]/g, ' ')
  }
}

function textIn(json: Json, key: string): string | null {
  const value = json && typeof json === 'object' && !Array.isArray(json) ? json[key] : null
  return typeof value === 'string' ? value : null
}

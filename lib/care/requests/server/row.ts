import type { RequestRow, RequestStatus } from '@/lib/care/requests/shared'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { titleOfForm } from './fields'

type Stored = {
  id: string
  form: string
  payload: unknown
  status: RequestStatus
  assignee: string | null
  due_at: string | null
  answered_at: string | null
  redacted_at: string | null
  created_at: string
  updated_at: string
}

/** A stored request as the lists of the staff show it; `assigneeName` is the staff's name, if somebody has it. */
export function requestRow(stored: Stored, assigneeName: string | null): RequestRow {
  const text = textsOf(stored.payload)
  return {
    id: stored.id,
    reference: stored.id.slice(0, 8),
    form: stored.form,
    formTitle: titleOfForm(stored.form),
    name:
      [text('firstName'), text('lastName')].filter(Boolean).join(' ') || text('name') || text('email') || '–',
    email: text('email'),
    phone: text('phone'),
    status: stored.status,
    assignee: stored.assignee ? { email: stored.assignee, name: assigneeName ?? stored.assignee } : null,
    dueAt: isoMoment(stored.due_at),
    answeredAt: isoMoment(stored.answered_at),
    redactedAt: isoMoment(stored.redacted_at),
    createdAt: isoMoment(stored.created_at),
    updatedAt: isoMoment(stored.updated_at),
  }
}

function textsOf(payload: unknown) {
  const values = payload as Record<string, unknown>
  return (name: string) => (typeof values[name] === 'string' ? values[name] : null)
}

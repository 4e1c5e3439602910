import 'server-only'
import type { HistoryEntry, RequestStatus } from '@/lib/care/requests/shared'
import { requestStatuses } from '@/lib/care/requests/shared'
import { mailTitle } from '@/lib/mail/server/kinds'
import type { Json } from '@/lib/platform/db/server/database.types'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'

export type NamedStaff = (email: string) => string

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
export function requestHistory({ notes, mails, actions }: Sources, nameOf: NamedStaff): HistoryEntry[] {
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
      title: mailTitle(kind) ?? 'A mail',
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

import 'server-only'
import { formIds } from '@/lib/care/forms/shared/forms'
import {
  type ListQuery,
  type RequestChoices,
  type RequestPulse,
  type RequestRow,
  type RequestStatus,
  requestStatuses,
} from '@/lib/care/requests/shared'
import { clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { answerCsv, type Cell } from '@/lib/platform/staff-session/server/csv'
import { mayDo } from '@/lib/platform/staff-session/shared/permissions'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { requestFields, titleOfForm } from './fields'

type Page = { items: RequestRow[]; next: string | null; now: string }

/** A page of requests as the staff's lists show it to `me`; `next` is null on the last page. */
export async function listRequests(query: ListQuery, me: string): Promise<Page> {
  const { stored, next } = await listStoredRequests(query, me)
  const items = stored.map((row) => requestRow(row, row.assignee_name))
  return { items, next, now: now().toISOString() }
}

/** The same as it is stored, with what was sent. Throws when the database fails. */
async function listStoredRequests(query: ListQuery, me: string) {
  const [rank, id] = query.after?.split('~') ?? []
  const data = await callDatabase('list_requests', 'The requests could not be read', {
    p_view: query.view,
    p_form: query.form ?? null,
    p_status: query.status ?? null,
    p_assignee: query.assignee ?? null,
    p_words: searchWords(query.search),
    p_me: me,
    p_after_rank: (rank ?? null) as unknown as number,
    p_after_id: id ?? null,
    p_limit: query.limit,
  })
  const last = data.length === query.limit ? data.at(-1) : undefined
  return { stored: data, next: last ? `${last.rank}~${last.id}` : null }
}

/** How many requests wait for whom, and when one was changed last. */
export async function readPulse(me: string): Promise<RequestPulse> {
  const at = now().toISOString()
  const data = await callDatabase('request_pulse', 'The pulse could not be read', { p_me: me, p_now: at })
  return { ...(data as Omit<RequestPulse, 'now'>), now: at }
}

/** What a request can be filtered by, and to whom it can be given. */
export async function requestChoices(): Promise<RequestChoices> {
  const { data, error } = await serviceClient().from('staff').select('email, name, role').order('name')
  if (error) throw new Error(`The staff could not be read: ${error.message}`)
  return {
    forms: formIds.map((id) => ({ id, title: titleOfForm(id) })),
    people: data
      .filter(({ role }) => mayDo(role, 'requests.answer'))
      .map(({ email, name }) => ({ email, name })),
  }
}

/** What a search looks for: a phone number or reference however it is written, else each word. All must be found. */
export function searchWords(search: string | undefined): string[] {
  const typed = (search ?? '').trim().replace(/^#/, '')
  const digits = typed.replace(/[\s().+/-]/g, '')
  if (/^\d{4,}$/.test(digits) && !/^\d{4}-\d\d-\d\d$/.test(typed))
    return [digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits]
  return typed.split(/\s+/).filter(Boolean)
}

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

const atOnce = 200
/** More than that is no table for a spreadsheet. */
const most = 10_000

type Exported = Awaited<ReturnType<typeof listStoredRequests>>['stored'][number]

/** The requests of a list as a table, each field of their forms a column; who took them away is recorded. */
export async function answerRequestsCsv(query: ListQuery, staff: Staff): Promise<Response> {
  const stored: Exported[] = []
  for (let after = query.after; stored.length < most; ) {
    const page = await listStoredRequests({ ...query, limit: atOnce, ...(after && { after }) }, staff.email)
    stored.push(...page.stored)
    if (!page.next) break
    after = page.next
  }
  await callDatabase('audit', 'The export could not be recorded', {
    p_actor: staff.email,
    p_action: 'request.exported',
    p_subject: 'requests',
    p_detail: { view: query.view, form: query.form ?? null, count: stored.length },
    p_now: now().toISOString(),
  })
  const rows = stored.map((row) => ({
    row,
    fields: requestFields(row.form, row.payload as Record<string, unknown>),
  }))
  const labels = [...new Set(rows.flatMap(({ fields }) => fields.map(({ label }) => label)))]
  return answerCsv(
    `requests-${clinicStamp(now()).slice(0, 10)}`,
    [...columns, ...labels],
    rows.map(({ row, fields }) => [
      ...cellsOf(row),
      ...labels.map((label) => fields.find((field) => field.label === label)?.text ?? null),
    ]),
  )
}

const columns = ['Reference', 'Form', 'Status', 'Assigned to', 'Received', 'Due', 'Answered']

const cellsOf = (row: Exported): Cell[] => [
  row.id.slice(0, 8),
  titleOfForm(row.form),
  requestStatuses[row.status],
  row.assignee_name,
  stamp(row.created_at),
  stamp(row.due_at),
  stamp(row.answered_at),
]

const stamp = (at: string | null) => (at ? clinicStamp(new Date(isoMoment(at))) : null)

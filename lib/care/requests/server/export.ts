import 'server-only'
import { type ListQuery, requestStatuses } from '@/lib/care/requests/shared'
import { clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import type { Cell } from '@/lib/platform/staff-session/server/csv'
import { answerCsv } from '@/lib/platform/staff-session/server/csv'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { requestFields, titleOfForm } from './fields'
import { listStoredRequests } from './list'

const atOnce = 200
/** More than that is no table for a spreadsheet. */
const most = 10_000

type Stored = Awaited<ReturnType<typeof listStoredRequests>>['stored'][number]

/** The requests of a list as a table, each field of their forms a column; who took them away is recorded. */
export async function answerRequestsCsv(query: ListQuery, staff: Staff): Promise<Response> {
  const stored: Stored[] = []
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

const cellsOf = (row: Stored): Cell[] => [
  row.id.slice(0, 8),
  titleOfForm(row.form),
  requestStatuses[row.status],
  row.assignee_name,
  stamp(row.created_at),
  stamp(row.due_at),
  stamp(row.answered_at),
]

const stamp = (at: string | null) => (at ? clinicStamp(new Date(isoMoment(at))) : null)

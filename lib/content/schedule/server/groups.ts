import 'server-only'
import { changesDueBy } from '@/lib/content/schedule/shared/content-at'
import type { LakeDocument } from '@/lib/content/schedule/shared/overlay'
import type {
  DueChanges,
  PlannedDocuments,
  Schedule,
  ScheduledChange,
  ScheduledGroup,
} from '@/lib/content/schedule/shared/schedule'
import { serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { isoMoment } from '@/lib/platform/shared/iso-moment'

const columns = '*, scheduled_changes (*)' as const
const pastShown = 30
const openStates = ['planned', 'failed'] as const

/** Everything that is planned, by its moment, and what was done last. Throws when the database fails. */
export async function readSchedule(): Promise<Schedule> {
  const [planned, past] = await Promise.all([openGroups(), pastGroups()])
  return {
    planned: planned.map((group, index) => ({
      ...group,
      waitsFor: planned.slice(0, index).find((earlier) => sharesDocument(earlier, group))?.title ?? null,
    })),
    past,
    now: now().toISOString(),
    canPublish: env.content.writeToken !== undefined,
  }
}

/** Which documents have a planned change, and the groups one can be added to. Throws when the database fails. */
export async function readPlannedDocuments(): Promise<PlannedDocuments> {
  const groups = await openGroups()
  const present = now()
  return {
    documents: groups.flatMap(({ id, title, dueAt, changes }) =>
      changes.map(({ documentId }) => ({ documentId, groupId: id, title, dueAt })),
    ),
    groups: groups
      .filter(({ state, dueAt }) => state === 'planned' && Date.parse(dueAt) > present.getTime())
      .map(({ id, title, dueAt }) => ({ id, title, dueAt })),
    now: present.toISOString(),
    canPublish: env.content.writeToken !== undefined,
  }
}

/** The changes due by a moment, in the order in which they will be published. Throws when the database fails. */
export async function readChangesDueBy(moment: Date): Promise<DueChanges> {
  const due = changesDueBy(await openGroups(), moment)
  return {
    changes: due.map(({ documentId, before, after }) => ({ documentId, before, after })),
    now: now().toISOString(),
  }
}

/**
 * When the last change is due that is planned until a moment, or null where there is none: until then the content stays
 * as it is right after that. Throws when the database fails.
 */
export async function lastDueBy(moment: Date): Promise<Date | null> {
  const { data, error } = await serviceClient()
    .from('scheduled_groups')
    .select('due_at')
    .in('state', openStates)
    .lte('due_at', moment.toISOString())
    .order('due_at', { ascending: false })
    .limit(1)
  if (error) throw new Error(`The schedule could not be read: ${error.message}`)
  return data[0] ? new Date(isoMoment(data[0].due_at)) : null
}

const sharesDocument = (one: ScheduledGroup, other: ScheduledGroup) =>
  one.changes.some(({ documentId }) => other.changes.some((change) => change.documentId === documentId))

async function openGroups(): Promise<ScheduledGroup[]> {
  const { data, error } = await serviceClient()
    .from('scheduled_groups')
    .select(columns)
    .in('state', openStates)
    .order('due_at')
    .order('created_at')
  return groupsOf(data, error)
}

async function pastGroups(): Promise<ScheduledGroup[]> {
  const { data, error } = await serviceClient()
    .from('scheduled_groups')
    .select(columns)
    .in('state', ['done', 'cancelled'])
    .order('done_at', { ascending: false })
    .limit(pastShown)
  return groupsOf(data, error)
}

type Read = NonNullable<Awaited<ReturnType<typeof selectGroups>>['data']>
const selectGroups = () => serviceClient().from('scheduled_groups').select(columns)

async function groupsOf(rows: Read | null, failure: { message: string } | null): Promise<ScheduledGroup[]> {
  if (failure || !rows) throw new Error(`The schedule could not be read: ${failure?.message}`)
  const { data: people, error } = await serviceClient().from('staff').select('email, name')
  if (error) throw new Error(`The staff could not be read: ${error.message}`)
  const names = new Map(people.map(({ email, name }) => [email, name]))
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    dueAt: isoMoment(row.due_at),
    state: row.state,
    by: names.get(row.created_by) ?? row.created_by,
    createdAt: isoMoment(row.created_at),
    doneAt: isoMoment(row.done_at),
    note: row.note,
    tries: row.tries,
    nextTryAt: isoMoment(row.next_try_at),
    isUnderWay: row.claim !== null,
    waitsFor: null,
    version: row.version,
    changes: row.scheduled_changes
      .map(changeOf)
      .toSorted((one, other) => one.title.localeCompare(other.title)),
  }))
}

const changeOf = (row: Read[number]['scheduled_changes'][number]): ScheduledChange => ({
  documentId: row.document_id,
  documentType: row.document_type,
  title: row.title,
  before: row.before as LakeDocument | null,
  after: row.after as LakeDocument,
  state: row.state,
  note: row.note,
})

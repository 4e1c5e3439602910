import 'server-only'
import { changesBetween, type LakeDocument } from '@/lib/content/schedule/shared/overlay'
import {
  type GroupChange,
  type PlanInput,
  plannedOutcome,
  publishable,
} from '@/lib/content/schedule/shared/schedule'
import { everyVersionClient } from '@/lib/content/server/client'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { hasMark } from './publish'
import { runSchedule } from './run'

/**
 * Plans the draft of a document as it is stored right now. Answers 409 with a sentence when there is none, when it is
 * newer than the one the person saw, when it changes nothing, when the group or the moment is over, or when what it
 * shall replace was published or taken back meanwhile. Throws when CMS or database fails.
 */
export async function answerPlan(input: PlanInput, staff: Staff): Promise<Response> {
  const [draft, published] = await readVersions(input.document)
  if (!draft)
    return answerProblem(409, 'no_draft', 'There is no draft of this document: change something first.')
  if (draft._rev !== input.draftRevision)
    return answerProblem(
      409,
      'changed',
      'The draft was changed this moment. Please look at it and try again.',
    )
  const after = publishable(draft)
  const before = published && publishable(published)
  if (before && changesBetween(before, after).length === 0)
    return answerProblem(
      409,
      'no_change',
      'This draft says the same as what is published. Nothing to schedule. To have a planned change end by itself, press “Change back later” at it under Schedule.',
    )
  const group =
    'id' in input.group ? { id: input.group.id, title: null, dueAt: null } : { id: null, ...input.group }
  const data = await callDatabase('plan_instead', 'A document could not be planned', {
    p_instead_of: input.insteadOf ?? [],
    p_group: group.id,
    p_title: group.title,
    p_due_at: group.dueAt,
    p_document: {
      id: after._id,
      type: after._type,
      title: titleOf(after),
      revision: (published?._rev as string | undefined) ?? null,
      before: before as Json,
      after: after as Json,
    },
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  const planned = plannedOutcome.parse(data)
  return planned.outcome === 'planned' ? answerJson(200, { group: planned.group }) : refusal(planned.outcome)
}

async function readVersions(id: string): Promise<[LakeDocument | null, LakeDocument | null]> {
  const ids = [`drafts.${id}`, id]
  const found = await everyVersionClient().fetch<LakeDocument[]>(
    '*[_id in $ids]',
    { ids },
    { cache: 'no-store' },
  )
  const [draft, published] = ids.map((one) => found.find(({ _id }) => _id === one) ?? null)
  return [draft ?? null, published ?? null]
}

function refusal(reason: string): Response {
  if (reason === 'past')
    return answerProblem(
      409,
      'past',
      'That time has passed. Choose a later one, or publish the document now.',
    )
  if (reason === 'replaced_gone')
    return answerProblem(
      409,
      reason,
      'What this was meant to replace has been published, taken out or canceled in the meantime. Nothing was scheduled: please take another look.',
    )
  return answerProblem(409, reason, 'This group was published or canceled meanwhile. Choose another one.')
}

/** As lists name the document. */
function titleOf(document: LakeDocument): string {
  const named = [document.title, document.name, document.city, document.question, document.path]
  return String(named.find((text) => typeof text === 'string' && text.trim()) ?? document._id).slice(0, 500)
}

const refusals: Record<string, string> = {
  closed: 'This group was published or canceled meanwhile. Nothing was done.',
  changed: 'Somebody else changed this group meanwhile. Nothing was done: please look at it once more.',
  under_way: 'This group is being published right now. Please look again in a minute.',
  past: 'That time has passed. Choose a later one, or press “Publish now”.',
  early: 'It can only change back after it has changed. Choose a later moment.',
  nothing: 'All of this is published for the first time, so there is nothing to change back to.',
}

/**
 * Renames or moves a group, takes a document out, cancels it, publishes it now, or plans what changes it back;
 * recorded with the person. Answers 404 for what is not there and 409 with a sentence where its state is in the way.
 * Throws when the database fails.
 */
export async function answerGroupChange(id: string, change: GroupChange, staff: Staff): Promise<Response> {
  if (await isPublishedAlready(id)) return answerProblem(409, 'under_way', refusals.under_way ?? '')
  if (change.action === 'return') return answerReturn(id, change, staff)
  const data = await callDatabase('change_schedule', 'A planned group could not be changed', {
    p_group: id,
    p_seen: change.seen,
    p_action: change.action,
    p_title: change.action === 'edit' ? change.title : null,
    p_due_at: change.action === 'edit' ? change.dueAt : null,
    p_document: change.action === 'remove' ? change.document : null,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (data === 'gone') return answerProblem(404, 'unknown', 'This is no longer planned.')
  if (data !== 'done') return answerProblem(409, data, refusals[data] ?? 'Nothing was done.')
  // What goes wrong then is told with the group, where it is tried again.
  if (change.action === 'run') await runSchedule()
  return answerJson(200, { outcome: data })
}

async function answerReturn(
  id: string,
  { title, dueAt }: Extract<GroupChange, { action: 'return' }>,
  staff: Staff,
): Promise<Response> {
  const data = await callDatabase('plan_return', 'A change back could not be planned', {
    p_group: id,
    p_title: title,
    p_due_at: dueAt,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  const { outcome, group } = plannedOutcome.parse(data)
  if (outcome === 'gone') return answerProblem(404, 'unknown', 'This is no longer planned.')
  if (outcome !== 'planned') return answerProblem(409, outcome, refusals[outcome] ?? 'Nothing was done.')
  return answerJson(200, { group })
}

/** Whether a try whose answer was lost has published it after all: the next try finds that and records it. */
async function isPublishedAlready(id: string): Promise<boolean> {
  const { data, error } = await serviceClient()
    .from('scheduled_groups')
    .select('id')
    .eq('id', id)
    .gt('tries', 0)
    .in('state', ['planned', 'failed'])
    .maybeSingle()
  if (error) throw new Error(`A planned group could not be read: ${error.message}`)
  return data !== null && hasMark(id)
}

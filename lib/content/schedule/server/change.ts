import 'server-only'
import { type GroupChange, plannedOutcome } from '@/lib/content/schedule/shared/model'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/model'
import { hasMark } from './publish'
import { runSchedule } from './run'

const refusals: Record<string, string> = {
  closed: 'This group was published or cancelled meanwhile. Nothing was done.',
  changed: 'Somebody else changed this group meanwhile. Nothing was done: please look at it once more.',
  under_way: 'This group is being published right now. Please look again in a minute.',
  past: 'That time has passed. Choose a later one, or press “Publish now”.',
  early: 'It can only change back after it has changed. Choose a later moment.',
  nothing: 'All of this is published for the first time, so there is nothing to change back to.',
}

/**
 * Renames or moves a group, takes a document out, cancels it, publishes it now, or plans what changes it back; recorded with the person. Answers 404 for what is
 * not there and 409 with a sentence where its state is in the way. Throws when the database fails.
 */
export async function answerGroupChange(id: string, change: GroupChange, staff: Staff): Promise<Response> {
  if (await isPublishedAlready(id)) return answerProblem(409, 'under_way', refusals.under_way ?? '')
  if (change.action === 'return') return answerReturn(id, change, staff)
  const { data, error } = await serviceClient().rpc('change_schedule', {
    p_group: id,
    p_seen: change.seen,
    p_action: change.action,
    p_title: (change.action === 'edit' ? change.title : null) as string,
    p_due_at: (change.action === 'edit' ? change.dueAt : null) as string,
    p_document: (change.action === 'remove' ? change.document : null) as string,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A planned group could not be changed: ${error.message}`)
  if (data === 'gone') return answerProblem(404, 'unknown', 'This is not planned any more.')
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
  const { data, error } = await serviceClient().rpc('plan_return', {
    p_group: id,
    p_title: title,
    p_due_at: dueAt,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A change back could not be planned: ${error.message}`)
  const { outcome, group } = plannedOutcome.parse(data)
  if (outcome === 'gone') return answerProblem(404, 'unknown', 'This is not planned any more.')
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

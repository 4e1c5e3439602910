import 'server-only'
import { randomUUID } from 'node:crypto'
import type { LakeDocument } from '@/lib/content/schedule/shared/overlay'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import type { Database } from '@/lib/platform/db/server/database.types'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'
import { type PublishedChange, publishChanges, publishingProblem } from './publish'

/** A group whose publisher died is taken up by another one after this. */
const timeoutSeconds = 60

type GroupRow = Database['public']['Tables']['scheduled_groups']['Row']

/**
 * Publishes every group whose moment has come, the earliest first, each once whatever dies in between. What can't be
 * published now is recorded with its reason and tried again later. Throws when the database fails.
 */
export async function runSchedule(): Promise<void> {
  for (;;) {
    const claim = randomUUID()
    const [group] = await callDatabase('claim_schedule', 'The schedule could not be read', {
      p_claim: claim,
      p_seconds: timeoutSeconds,
      p_now: now().toISOString(),
    })
    if (!group) return
    await publishGroup(group, claim)
  }
}

async function publishGroup(group: GroupRow, claim: string): Promise<void> {
  const published = await readChanges(group.id)
    .then((changes) => publishChanges(group.id, changes))
    .catch((error: unknown) => ({ problem: publishingProblem(error) }))
  const common = { p_group: group.id, p_claim: claim, p_now: now().toISOString() }
  if ('problem' in published) {
    log.error('schedule', 'Planned changes were not published and are tried again', {
      plan: group.id,
      reason: published.problem,
    })
    await callDatabase('fail_schedule', 'The schedule could not be written', {
      ...common,
      p_problem: published.problem,
    })
    return
  }
  const isOurs = await callDatabase('finish_schedule', 'The schedule could not be written', {
    ...common,
    p_note: noteOf(published.results),
    p_results: published.results,
  })
  // Another worker that took it over finds by the mark that it is published.
  if (isOurs) await published.forget()
}

async function readChanges(group: string) {
  const { data, error } = await serviceClient()
    .from('scheduled_changes')
    .select('document_id, before, after')
    .eq('group_id', group)
    .order('document_id')
  if (error) throw new Error(`The schedule could not be read: ${error.message}`)
  return data.map(({ document_id, before, after }) => ({
    documentId: document_id,
    before: before as LakeDocument | null,
    after: after as LakeDocument,
  }))
}

/** In a sentence what did not go as planned; null when everything did. */
function noteOf(results: PublishedChange[]): string | null {
  const skipped = results.filter(({ state }) => state === 'skipped').length
  const noted = results.filter(({ state, note }) => state === 'done' && note).length
  const parts = [
    skipped > 0 && `${skipped === 1 ? 'One document was' : `${skipped} documents were`} left out.`,
    noted > 0 &&
      `In ${noted === 1 ? 'one document' : `${noted} documents`} the same fields had changed since.`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : null
}

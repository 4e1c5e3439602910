import 'server-only'
import { type PlanInput, plannedOutcome } from '@/lib/content/schedule/shared/model'
import { changesBetween, type LakeDocument } from '@/lib/content/schedule/shared/overlay-model'
import { publishable } from '@/lib/content/schedule/shared/publishable-model'
import { everyVersionClient } from '@/lib/content/server/client'
import type { Json } from '@/lib/platform/db/server/database.types'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/model'

/**
 * Plans the draft of a document as it is stored right now. Answers 409 with a sentence when there is none, when it is newer than
 * the one the person saw, when it changes nothing, when the group or the moment is over, or when what it shall replace was published
 * or taken back meanwhile. Throws when CMS or database fails.
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
  const { data, error } = await serviceClient().rpc('plan_instead', {
    p_instead_of: input.insteadOf ?? [],
    p_group: group.id as string,
    p_title: group.title as string,
    p_due_at: group.dueAt as string,
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
  if (error) throw new Error(`A document could not be planned: ${error.message}`)
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
  return answerProblem(409, reason, 'This group was published or cancelled meanwhile. Choose another one.')
}

/** As lists name the document. */
function titleOf(document: LakeDocument): string {
  const named = [document.title, document.name, document.city, document.question, document.path]
  return String(named.find((text) => typeof text === 'string' && text.trim()) ?? document._id).slice(0, 500)
}

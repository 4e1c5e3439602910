import 'server-only'
import { type EstimateDraft, type EstimateWork, lineOffTheList, totalOf } from '@/lib/care/estimates/shared'
import { getPracticeSettings } from '@/lib/content/server/settings'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, DatabaseError } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { getEstimateWork } from './estimate'
import { hashCode, hashLink, linkToken, newCode, serviceCodesOf } from './secrets'

export const noSuchRequest = () =>
  answerProblem(404, 'not_found', 'There is no such request for an estimate.')

export const changedMeanwhile = () =>
  answerProblem(
    409,
    'changed_meanwhile',
    'Somebody else has changed this estimate, so yours was not saved or sent. Copy what you need, press “Discard”, and you see theirs.',
  )

/** Whether this part of an address can be a request's id at all. */
export const isRequestId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** The estimate as it now is, for the people of the clinic. */
export async function answerWork(submission: string): Promise<Response> {
  const work = isRequestId(submission) ? await getEstimateWork(submission) : null
  if (!work) return noSuchRequest()
  const {
    request,
    draft,
    revision,
    catalogue,
    codes,
    providers,
    lines,
    totalCents,
    missing,
    versions,
    stored,
  } = work
  const { id, phone, dueAt, createdAt } = request
  const answer: EstimateWork = {
    request: { id, phone, dueAt, createdAt },
    draft,
    revision,
    catalogue,
    codes,
    providers: providers.map(({ key, name }) => ({ key, name })),
    lines,
    totalCents,
    missing,
    versions,
    recipient: stored?.recipient ?? null,
  }
  return answerJson(200, answer)
}

type OffTheList = { outcome: 'off_the_list'; line: number; code: string }
type Refused = { outcome: 'not_found' } | { outcome: 'changed_meanwhile' }

/**
 * Keeps the draft. `revision` is what the writer had read; somebody else's newer draft is never overwritten. A code
 * that is not on the clinic's list is refused.
 */
export async function saveEstimate(
  submission: string,
  { draft, revision }: { draft: EstimateDraft; revision: number },
  staff: Staff,
): Promise<{ outcome: 'saved' } | OffTheList | Refused> {
  const line = lineOffTheList(draft.lines, serviceCodesOf(await getPracticeSettings()))
  if (line >= 0) return { outcome: 'off_the_list', line, code: draft.lines[line]?.code ?? '' }
  return callDatabase('save_estimate', failure, {
    p_submission: submission,
    p_draft: draft,
    p_revision: revision,
    p_actor: staff.email,
    p_now: now().toISOString(),
  }).then(() => ({ outcome: 'saved' }), refusal)
}

type Sent = { outcome: 'sent'; number: number; code: string | null; recipient: string }

/**
 * Freezes what was saved and mails its link. `totalCents` is what the sender saw: a price that changed since is shown
 * before it goes out. The code comes back with the first version and with another recipient; later versions open with
 * the same.
 */
export async function sendEstimate(
  submission: string,
  seen: { revision: number; totalCents: number },
  staff: Staff,
): Promise<Sent | Refused | { outcome: 'incomplete'; missing: string[] } | { outcome: 'price_changed' }> {
  const work = await getEstimateWork(submission)
  if (!work?.stored) return { outcome: 'not_found' }
  const { stored, draft, lines, snapshot, missing } = work
  if (missing.length > 0) return { outcome: 'incomplete', missing }
  if (stored.revision !== seen.revision) return { outcome: 'changed_meanwhile' }
  if (totalOf(lines) !== seen.totalCents) return { outcome: 'price_changed' }
  const code = stored.hasCode && stored.recipient === draft.email ? null : newCode()
  // Who no longer is the recipient must not read the next version.
  const linkNumber = stored.recipient === draft.email ? stored.linkNumber : stored.linkNumber + 1
  const ownLines = lines.filter(({ item }) => item === null)
  const sent = await callDatabase('send_estimate', failure, {
    p_estimate: stored.id,
    p_revision: stored.revision,
    p_snapshot: snapshot as unknown as Json,
    p_total_cents: snapshot.totalCents,
    p_recipient: draft.email,
    p_link_number: linkNumber,
    p_link_hash: hashLink(linkToken(stored.id, linkNumber)),
    p_code_hash: code && hashCode(stored.id, code),
    p_actor: staff.email,
    p_detail: { lines: lines.length, own_lines: ownLines.length, own_cents: totalOf(ownLines) },
    p_now: now().toISOString(),
  }).catch(refusal)
  if (typeof sent !== 'number') return sent
  deliverMailsSoon()
  return { outcome: 'sent', number: sent, code, recipient: draft.email }
}

/** Another code for an estimate that was sent; the one before opens nothing any more. It is shown this once. */
export async function renewCode(
  submission: string,
  staff: Staff,
): Promise<{ outcome: 'renewed'; code: string } | Refused> {
  const work = await getEstimateWork(submission)
  if (!work?.stored) return { outcome: 'not_found' }
  const code = newCode()
  return callDatabase('renew_estimate_code', failure, {
    p_estimate: work.stored.id,
    p_code_hash: hashCode(work.stored.id, code),
    p_actor: staff.email,
    p_now: now().toISOString(),
  }).then(() => ({ outcome: 'renewed', code }), refusal)
}

const failure = 'An estimate could not be written'

function refusal(error: unknown): Refused {
  const reason = error instanceof DatabaseError ? error.reason : null
  if (reason === 'NOT_FOUND') return { outcome: 'not_found' }
  if (reason === 'CHANGED_MEANWHILE') return { outcome: 'changed_meanwhile' }
  throw error
}

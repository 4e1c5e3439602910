import 'server-only'
import type { EstimateWork } from '@/lib/care/estimates/shared'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { getEstimateWork } from './estimate'

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

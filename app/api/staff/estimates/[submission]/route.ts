import { z } from 'zod'
import { offTheList } from '@/lib/care/estimates/server/missing'
import {
  answerWork,
  changedMeanwhile,
  isRequestId,
  noSuchRequest,
  saveEstimate,
} from '@/lib/care/estimates/server/send'
import { estimateDraft } from '@/lib/care/estimates/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation, recordLook } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ submission: string }> }

const saved = z.strictObject({ draft: estimateDraft, revision: z.int().min(0) })

/** The estimate of a request, priced today; the look is recorded. */
export async function GET(request: Request, { params }: Context) {
  const { submission } = await params
  return asStaff(request, 'estimates.read', async (staff) => {
    const answer = await answerWork(submission)
    if (answer.ok) await recordLook(staff, 'request.read', `submission:${submission.toLowerCase()}`)
    return answer
  })
}

/** Keeps what was written. */
export async function PATCH(request: Request, { params }: Context) {
  const { submission } = await params
  return asStaffMutation(request, { permission: 'estimates.write', schema: saved }, async (input, staff) => {
    if (!isRequestId(submission)) return noSuchRequest()
    const saving = await saveEstimate(submission, input, staff)
    switch (saving.outcome) {
      case 'saved':
        return answerWork(submission)
      case 'not_found':
        return noSuchRequest()
      case 'changed_meanwhile':
        return changedMeanwhile()
      case 'off_the_list':
        return answerJson(400, {
          error: 'invalid',
          field: `draft.lines.${saving.line}.code`,
          message: `Line ${saving.line + 1}: ${offTheList(saving.code)}`,
        })
    }
  })
}

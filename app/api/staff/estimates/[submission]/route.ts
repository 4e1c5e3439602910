import { z } from 'zod'
import { estimateDraft } from '@/lib/estimates/model'
import { saveEstimate } from '@/lib/estimates/send'
import { answerWork, changedMeanwhile, isRequestId, noSuchRequest } from '@/lib/estimates/staff-answer'
import { asStaff, asStaffMutation } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ submission: string }> }

const saved = z.strictObject({ draft: estimateDraft, revision: z.int().min(0) })

/** The estimate of a request, priced today. */
export async function GET(request: Request, { params }: Context) {
  const { submission } = await params
  return asStaff(request, 'estimates.read', () => answerWork(submission))
}

/** Keeps what was written. */
export async function PATCH(request: Request, { params }: Context) {
  const { submission } = await params
  return asStaffMutation(request, { permission: 'estimates.write', schema: saved }, async (input, staff) => {
    if (!isRequestId(submission)) return noSuchRequest()
    const { outcome } = await saveEstimate(submission, input, staff)
    if (outcome === 'not_found') return noSuchRequest()
    return outcome === 'saved' ? answerWork(submission) : changedMeanwhile()
  })
}

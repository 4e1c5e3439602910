import { z } from 'zod'
import { changedMeanwhile, isRequestId, noSuchRequest, sendEstimate } from '@/lib/care/estimates/server/send'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ submission: string }> }

const seen = z.strictObject({ revision: z.int().min(1), totalCents: z.int().min(0) })

/** Sends what was saved to the patient. */
export async function POST(request: Request, { params }: Context) {
  const { submission } = await params
  return asStaffMutation(request, { permission: 'estimates.write', schema: seen }, async (input, staff) => {
    if (!isRequestId(submission)) return noSuchRequest()
    const sent = await sendEstimate(submission, input, staff)
    switch (sent.outcome) {
      case 'not_found':
        return noSuchRequest()
      case 'changed_meanwhile':
        return changedMeanwhile()
      case 'incomplete':
        return answerJson(400, {
          error: 'incomplete',
          field: 'draft',
          message: `Before it can be sent, the law requires: ${sent.missing.join(' ')}`,
          missing: sent.missing,
        })
      case 'price_changed':
        return answerProblem(
          409,
          'price_changed',
          'A price was changed on the site since you looked. Nothing was sent. Please look at the new total.',
        )
      case 'sent':
        return answerJson(200, sent)
    }
  })
}

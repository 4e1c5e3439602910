import { z } from 'zod'
import { isRequestId, noSuchRequest, renewCode } from '@/lib/care/estimates/server/send'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ submission: string }> }

/** Makes another code for the document; the one before opens nothing any more. */
export async function POST(request: Request, { params }: Context) {
  const { submission } = await params
  const schema = z.strictObject({})
  return asStaffMutation(request, { permission: 'estimates.write', schema }, async (_input, staff) => {
    const renewed = isRequestId(submission) ? await renewCode(submission, staff) : null
    return renewed?.outcome === 'renewed' ? answerJson(200, renewed) : noSuchRequest()
  })
}

import { listEstimates } from '@/lib/estimates/list'
import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** The requests for estimates with what was sent. */
export const GET = (request: Request) =>
  asStaff(request, 'estimates.read', async () => answerJson(200, { estimates: await listEstimates() }))

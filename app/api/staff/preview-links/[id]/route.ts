import { z } from 'zod'
import { takeBackLink } from '@/lib/content/preview/server/links'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Takes a link back: whoever looks by it sees only the public site from now on. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'previews.share', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    if (!id || !(await takeBackLink(id, staff.email)))
      return answerProblem(404, 'unknown', 'This link has ended already.')
    return answerJson(200, { outcome: 'taken_back' })
  })

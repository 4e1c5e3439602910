import { z } from 'zod'
import { unsubscribeByStaff } from '@/lib/people/newsletter/server/staff-list'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Ends a subscription, because somebody called. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(
    request,
    { permission: 'subscribers.write', schema: z.strictObject({}) },
    async (_, staff) => {
      const id = await idOf(context)
      if (!id || !(await unsubscribeByStaff(id, staff.email)))
        return answerProblem(404, 'unknown_subscriber', 'There is no such subscriber.')
      return answerJson(200, { outcome: 'unsubscribed' })
    },
  )

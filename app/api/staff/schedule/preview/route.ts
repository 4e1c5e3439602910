import { now } from '@/lib/clock'
import { answerJson, answerProblem } from '@/lib/http/answer'
import { staffCookie } from '@/lib/preview/staff-cookie'
import { previewInput } from '@/lib/schedule/model'
import { asStaffMutation } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** Opens the preview of the whole site at a moment in this browser. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'schedule.read', schema: previewInput }, async ({ at }) => {
    const moment = new Date(at)
    if (moment.getTime() < now().getTime())
      return answerProblem(409, 'past', 'That time has passed. Choose a later one.')
    return answerJson(200, { path: '/' }, { 'set-cookie': await staffCookie(moment.toISOString()) })
  })

import { staffCookie } from '@/lib/content/preview/server/cookie'
import { previewInput } from '@/lib/content/schedule/shared/schedule'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Opens the preview of the whole site at a moment in this browser. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'schedule.read', schema: previewInput }, async ({ at }) => {
    const moment = new Date(at)
    if (moment.getTime() < now().getTime())
      return answerProblem(409, 'past', 'That time has passed. Choose a later one.')
    return answerJson(200, { path: '/' }, { 'set-cookie': await staffCookie(moment.toISOString()) })
  })

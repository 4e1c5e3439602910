import { now } from '@/lib/clock'
import { answerJson, answerProblem } from '@/lib/http/answer'
import { cookieFor } from '@/lib/preview/cookie'
import { staffHours } from '@/lib/preview/model'
import { previewInput } from '@/lib/schedule/model'
import { asStaffMutation } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** Opens the preview of the whole site at a moment in this browser. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'schedule.read', schema: previewInput }, async ({ at }) => {
    const present = now().getTime()
    const moment = new Date(at)
    if (moment.getTime() < present)
      return answerProblem(409, 'past', 'This moment is over. Choose a later one.')
    const until = new Date(present + staffHours * 3_600_000).toISOString()
    const cookie = cookieFor({ by: 'staff', until, at: moment.toISOString() }, staffHours * 3600)
    return answerJson(200, { path: '/' }, { 'set-cookie': cookie })
  })

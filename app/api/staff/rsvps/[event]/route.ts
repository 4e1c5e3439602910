import { readEventRsvps } from '@/lib/people/rsvps/server/list'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { asStaff, recordLook } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ event: string }> }

/** One event with everybody who reserved; the look is recorded. */
export const GET = (request: Request, { params }: Context) =>
  asStaff(request, 'rsvps.read', async (staff) => {
    const found = await readEventRsvps((await params).event)
    if (!found) return answerProblem(404, 'unknown', 'There is no such event.')
    await recordLook(staff, 'rsvps.read', `event:${found.event.id}`)
    return answerJson(200, found)
  })

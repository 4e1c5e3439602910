import { readEventRsvps } from '@/lib/people/rsvps/server/list'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ event: string }> }

/** One event with everybody who reserved. */
export const GET = (request: Request, { params }: Context) =>
  asStaff(request, 'rsvps.read', async () => {
    const found = await readEventRsvps((await params).event)
    return found ? answerJson(200, found) : answerProblem(404, 'unknown', 'There is no such event.')
  })

import { answerRsvpChange } from '@/lib/people/rsvps/server/list'
import { rsvpChange } from '@/lib/people/rsvps/shared/rsvp'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ event: string; id: string }> }

/** Cancels, gives a spot out of turn, or notes who came. */
export const PATCH = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'rsvps.write', schema: rsvpChange }, async (change, staff) => {
    const id = await idOf(context)
    return id
      ? answerRsvpChange(id, change, staff)
      : answerProblem(404, 'unknown', 'This reservation no longer exists.')
  })

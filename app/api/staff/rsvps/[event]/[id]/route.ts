import { answerProblem } from '@/lib/http/answer'
import { answerRsvpChange } from '@/lib/rsvps/change'
import { rsvpChange } from '@/lib/rsvps/model'
import { asStaffMutation } from '@/lib/staff/handle'
import { idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ event: string; id: string }> }

/** Cancels, gives a spot out of turn, or notes who came. */
export const PATCH = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'rsvps.write', schema: rsvpChange }, async (change, staff) => {
    const id = await idOf(context)
    return id
      ? answerRsvpChange(id, change, staff)
      : answerProblem(404, 'unknown', 'There is no such reservation any more.')
  })

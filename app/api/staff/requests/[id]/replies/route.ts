import { answerReply } from '@/lib/requests/change'
import { replyRequest } from '@/lib/requests/model'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Answers the sender by mail. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'requests.answer', schema: replyRequest }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerReply(id, input, staff) : answerUnknown()
  })

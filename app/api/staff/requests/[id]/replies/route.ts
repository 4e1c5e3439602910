import { answerReply } from '@/lib/care/requests/server/change'
import { replyRequest } from '@/lib/care/requests/shared'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Answers the sender by mail. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'requests.answer', schema: replyRequest }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerReply(id, input, staff) : answerUnknown()
  })

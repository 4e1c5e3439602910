import { answerNote } from '@/lib/care/requests/server/change'
import { noteRequest } from '@/lib/care/requests/shared'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Adds a note for colleagues. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'requests.answer', schema: noteRequest }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerNote(id, input, staff) : answerUnknown()
  })

import { answerNote } from '@/lib/requests/change'
import { noteRequest } from '@/lib/requests/model'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Adds a note for colleagues. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'requests.answer', schema: noteRequest }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerNote(id, input, staff) : answerUnknown()
  })

import { answerExam } from '@/lib/care/requests/server/change'
import { examRequest } from '@/lib/care/requests/shared'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** A clinician ticks the exam as done, or takes the tick back. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'exams.write', schema: examRequest }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerExam('order', id, input.done, staff) : answerUnknown()
  })

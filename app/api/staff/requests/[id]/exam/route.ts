import { answerExam } from '@/lib/requests/change'
import { examRequest } from '@/lib/requests/model'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** A clinician ticks the exam as done, or takes the tick back. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'exams.tick', schema: examRequest }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerExam('submission', id, input.done, staff) : answerUnknown()
  })

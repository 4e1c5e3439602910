import { answerJson } from '@/lib/http/answer'
import { answerChange } from '@/lib/requests/change'
import { changeRequest } from '@/lib/requests/model'
import { readRequest } from '@/lib/requests/read'
import { asStaff, asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Everything about a request; the look is recorded. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'requests.read', async (staff) => {
    const id = await idOf(context)
    const detail = id && (await readRequest(id, staff))
    return detail ? answerJson(200, detail) : answerUnknown()
  })

/** Gives it to somebody, or another status. */
export const PATCH = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'requests.answer', schema: changeRequest }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerChange(id, input, staff) : answerUnknown()
  })

import { answerChange } from '@/lib/care/requests/server/change'
import { readRequest } from '@/lib/care/requests/server/request'
import { changeRequest } from '@/lib/care/requests/shared'
import { answerJson, answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

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

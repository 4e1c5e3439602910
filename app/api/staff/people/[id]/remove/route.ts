import { z } from 'zod'
import { answerRemoval } from '@/lib/desk/staff/server/people'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Ends somebody's access at once. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'people.manage', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    return id ? answerRemoval(id, staff) : answerUnknown()
  })

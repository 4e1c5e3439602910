import { z } from 'zod'
import { answerReset } from '@/lib/desk/staff/server/factor'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Takes somebody's second factor away: they lost phone and recovery codes. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'people.manage', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    return id ? answerReset(id, staff) : answerUnknown()
  })

import { z } from 'zod'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerRemoval } from '@/lib/staff/people'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Ends somebody's access at once. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'people.manage', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    return id ? answerRemoval(id, staff) : answerUnknown()
  })

import { answerRoleChange } from '@/lib/desk/staff/server/people'
import { roleChange } from '@/lib/desk/staff/shared'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Gives somebody another role. */
export const PATCH = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'people.manage', schema: roleChange }, async (change, staff) => {
    const id = await idOf(context)
    return id ? answerRoleChange(id, change, staff) : answerUnknown()
  })

import { asStaffMutation } from '@/lib/staff/handle'
import { answerRoleChange } from '@/lib/staff/people'
import { roleChange } from '@/lib/staff/people-model'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Gives somebody another role. */
export const PATCH = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'people.manage', schema: roleChange }, async (change, staff) => {
    const id = await idOf(context)
    return id ? answerRoleChange(id, change, staff) : answerUnknown()
  })

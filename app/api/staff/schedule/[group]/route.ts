import { z } from 'zod'
import { answerGroupChange } from '@/lib/content/schedule/server/change'
import { groupChange } from '@/lib/content/schedule/shared/model'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'
import { answerUnknown } from '@/lib/platform/staff-session/server/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ group: string }> }

/** Renames or moves a group, takes a document out, cancels it, or publishes it now. */
export const PATCH = (request: Request, { params }: Context) =>
  asStaffMutation(request, { permission: 'schedule.write', schema: groupChange }, async (change, staff) => {
    const id = z.uuid().safeParse((await params).group)
    return id.success ? answerGroupChange(id.data, change, staff) : answerUnknown()
  })

import { z } from 'zod'
import { answerGroupChange } from '@/lib/content/schedule/server/plan'
import { groupChange } from '@/lib/content/schedule/shared/schedule'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ group: string }> }

/** Renames or moves a group, takes a document out, cancels it, or publishes it now. */
export const PATCH = (request: Request, { params }: Context) =>
  asStaffMutation(request, { permission: 'schedule.write', schema: groupChange }, async (change, staff) => {
    const id = z.uuid().safeParse((await params).group)
    return id.success ? answerGroupChange(id.data, change, staff) : answerUnknown()
  })

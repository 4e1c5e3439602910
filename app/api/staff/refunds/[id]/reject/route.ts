import { z } from 'zod'
import { answerRejected } from '@/lib/desk/refunds/server/confirm'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Somebody says no to a refund, or takes their own back. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'refunds.review', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    return id ? answerRejected(id, staff) : answerUnknown()
  })

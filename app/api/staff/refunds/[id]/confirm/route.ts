import { z } from 'zod'
import { answerConfirmed } from '@/lib/desk/refunds/server/confirm'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** A second person confirms a refund, and the money goes back. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'orders.refund', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    return id ? answerConfirmed(id, staff) : answerUnknown()
  })

import { z } from 'zod'
import { answerDeclinedRefund } from '@/lib/desk/clearances/server/exams'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

const schema = z.strictObject({ all: z.literal(true) })

/** Gives back all that is left where a provider advised against the treatment. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'orders.refund', schema }, async (_input, staff) => {
    const id = await idOf(context)
    return id ? answerDeclinedRefund(id, staff) : answerUnknown()
  })

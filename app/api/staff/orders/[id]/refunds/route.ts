import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'
import { answerRefund, refundInput } from '@/lib/shop/orders/server/refund'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Gives money of an order back, whole or in part. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'orders.refund', schema: refundInput }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerRefund(id, input, staff) : answerUnknown()
  })

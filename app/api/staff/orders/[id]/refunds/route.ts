import { answerRefund } from '@/lib/orders/refund'
import { refundInput } from '@/lib/orders/refund-model'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Gives money of an order back, whole or in part. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'orders.refund', schema: refundInput }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerRefund(id, input, staff) : answerUnknown()
  })

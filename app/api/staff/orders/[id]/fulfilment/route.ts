import { answerFulfilment } from '@/lib/order-desk/change'
import { fulfilmentInput } from '@/lib/order-desk/model'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Marks an order as given to its buyer, or takes that back. It waits for the exam where one is needed. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'orders.fulfil', schema: fulfilmentInput }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerFulfilment(id, input.done, staff) : answerUnknown()
  })

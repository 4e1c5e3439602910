import { answerFulfilment } from '@/lib/desk/orders/server/change'
import { fulfilmentInput } from '@/lib/desk/orders/shared'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Marks an order as given to its buyer, or takes that back. It waits for the exam where one is needed. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'orders.fulfil', schema: fulfilmentInput }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerFulfilment(id, input.done, staff) : answerUnknown()
  })

import { z } from 'zod'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'
import { answerPutBack } from '@/lib/shop/stock/server/change'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Units of an order that was paid back before it was given are for sale again. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'stock.write', schema: z.strictObject({}) }, async (_, staff) => {
    const id = await idOf(context)
    return id ? answerPutBack(id, staff) : answerUnknown()
  })

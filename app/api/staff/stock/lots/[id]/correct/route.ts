import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'
import { answerCorrected } from '@/lib/shop/stock/server/change'
import { correctInput } from '@/lib/shop/stock/shared/stock'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** What was counted in a lot. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'stock.write', schema: correctInput }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerCorrected(id, input, staff) : answerUnknown()
  })

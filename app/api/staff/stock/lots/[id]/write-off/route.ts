import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'
import { answerWrittenOff } from '@/lib/shop/stock/server/change'
import { writeOffInput } from '@/lib/shop/stock/shared/stock'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Units of a lot that nobody can be given any more. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'stock.write', schema: writeOffInput }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerWrittenOff(id, input, staff) : answerUnknown()
  })

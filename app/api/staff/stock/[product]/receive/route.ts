import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'
import { answerReceived } from '@/lib/shop/stock/server/change'
import { receiveInput } from '@/lib/shop/stock/shared/stock'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ product: string }> }

/** Units that came, into a lot. */
export const POST = (request: Request, { params }: Context) =>
  asStaffMutation(request, { permission: 'stock.write', schema: receiveInput }, async (input, staff) =>
    answerReceived((await params).product, input, staff),
  )

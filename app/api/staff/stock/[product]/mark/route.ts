import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'
import { answerMark } from '@/lib/shop/stock/server/change'
import { markInput } from '@/lib/shop/stock/shared/stock'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ product: string }> }

/** From how many units down the clinic gets a mail. */
export const POST = (request: Request, { params }: Context) =>
  asStaffMutation(request, { permission: 'stock.write', schema: markInput }, async ({ lowMark }, staff) =>
    answerMark((await params).product, lowMark, staff),
  )

import { answerJson, answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'
import { readStock } from '@/lib/shop/stock/server/read'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ product: string }> }

/** A product with its lots and its ledger. */
export const GET = (request: Request, { params }: Context) =>
  asStaff(request, 'stock.read', async () => {
    const stock = await readStock((await params).product)
    return stock ? answerJson(200, stock) : answerUnknown()
  })

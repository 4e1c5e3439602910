import { answerJson, answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaff, idOf } from '@/lib/platform/staff-session/server/handle'
import { readRecall } from '@/lib/shop/stock/server/read'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Who was given something of a lot; the look is recorded. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'stock.recall', async (staff) => {
    const id = await idOf(context)
    const recall = id && (await readRecall(id, staff, false))
    return recall ? answerJson(200, recall) : answerUnknown()
  })

import { readForDesk } from '@/lib/desk/orders/server/orders'
import { answerJson, answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaff, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** What was bought; the look is recorded. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'orders.read', async (staff) => {
    const id = await idOf(context)
    const detail = id && (await readForDesk(id, staff))
    return detail ? answerJson(200, detail) : answerUnknown()
  })

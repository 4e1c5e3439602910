import { answerJson } from '@/lib/http/answer'
import { readOrder } from '@/lib/order-desk/read'
import { asStaff } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** What was bought; the look is recorded. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'orders.read', async (staff) => {
    const id = await idOf(context)
    const detail = id && (await readOrder(id, staff))
    return detail ? answerJson(200, detail) : answerUnknown()
  })

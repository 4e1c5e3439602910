import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'
import { listStock } from '@/lib/shop/stock/server/read'

export const dynamic = 'force-dynamic'

/** What there is of every product. */
export const GET = (request: Request) =>
  asStaff(request, 'stock.read', async () => answerJson(200, await listStock()))

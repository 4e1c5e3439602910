import { listOrders } from '@/lib/desk/orders/server/orders'
import { ordersQuery } from '@/lib/desk/orders/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Orders, what needs a person first. */
export const GET = (request: Request) =>
  asStaff(request, 'orders.read', () =>
    withQuery(request, ordersQuery, async (query) => answerJson(200, await listOrders(query))),
  )

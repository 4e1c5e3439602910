import { answerJson } from '@/lib/http/answer'
import { ordersQuery } from '@/lib/order-desk/model'
import { listOrders } from '@/lib/order-desk/read'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** Orders, what needs a person first. */
export const GET = (request: Request) =>
  asStaff(request, 'orders.read', () =>
    withQuery(request, ordersQuery, async (query) => answerJson(200, await listOrders(query))),
  )

import { answerOrdersCsv } from '@/lib/desk/orders/server/change'
import { ordersFilter } from '@/lib/desk/orders/shared'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The same list as a table for a spreadsheet. */
export const GET = (request: Request) =>
  asStaff(request, 'orders.export', (staff) =>
    withQuery(request, ordersFilter, (filter) => answerOrdersCsv(filter, staff)),
  )

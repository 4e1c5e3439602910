import { answerOrdersCsv } from '@/lib/desk/orders/server/export'
import { ordersFilter } from '@/lib/desk/orders/shared'
import { asStaff } from '@/lib/platform/staff-session/server/handle'
import { withQuery } from '@/lib/platform/staff-session/server/query'

export const dynamic = 'force-dynamic'

/** The same list as a table for a spreadsheet. */
export const GET = (request: Request) =>
  asStaff(request, 'orders.export', (staff) =>
    withQuery(request, ordersFilter, (filter) => answerOrdersCsv(filter, staff)),
  )

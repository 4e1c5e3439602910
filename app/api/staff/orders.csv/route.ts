import { answerOrdersCsv } from '@/lib/order-desk/export'
import { ordersFilter } from '@/lib/order-desk/model'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** The same list as a table for a spreadsheet. */
export const GET = (request: Request) =>
  asStaff(request, 'orders.export', (staff) =>
    withQuery(request, ordersFilter, (filter) => answerOrdersCsv(filter, staff)),
  )

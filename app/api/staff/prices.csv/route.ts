import { answerPricesCsv } from '@/lib/price-history/export'
import { priceChangesFilter } from '@/lib/price-history/model'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** The same list as a table for a spreadsheet. */
export const GET = (request: Request) =>
  asStaff(request, 'prices.read', (staff) =>
    withQuery(request, priceChangesFilter, (filter) => answerPricesCsv(filter, staff)),
  )

import { answerPricesCsv } from '@/lib/content/price-history/server/prices'
import { priceChangesFilter } from '@/lib/content/price-history/shared/price-history'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The same list as a table for a spreadsheet. */
export const GET = (request: Request) =>
  asStaff(request, 'prices.read', (staff) =>
    withQuery(request, priceChangesFilter, (filter) => answerPricesCsv(filter, staff)),
  )

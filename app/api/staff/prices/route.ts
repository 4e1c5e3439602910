import { answerJson } from '@/lib/http/answer'
import { listPriceChanges } from '@/lib/price-history/list'
import { priceChangesQuery } from '@/lib/price-history/model'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** Who changed which price when, newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'prices.read', () =>
    withQuery(request, priceChangesQuery, async (query) => answerJson(200, await listPriceChanges(query))),
  )

import { listPriceChanges } from '@/lib/content/price-history/server/prices'
import { priceChangesQuery } from '@/lib/content/price-history/shared/price-history'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Who changed which price when, newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'prices.read', () =>
    withQuery(request, priceChangesQuery, async (query) => answerJson(200, await listPriceChanges(query))),
  )

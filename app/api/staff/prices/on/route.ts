import { pricesOn } from '@/lib/content/price-history/server/prices'
import { pricesOnQuery } from '@/lib/content/price-history/shared/price-history'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Every price on a day at the clinic, beside today's. */
export const GET = (request: Request) =>
  asStaff(request, 'prices.read', () =>
    withQuery(request, pricesOnQuery, async (query) => answerJson(200, await pricesOn(query))),
  )

import { answerJson } from '@/lib/http/answer'
import { pricesOnQuery } from '@/lib/price-history/model'
import { pricesOn } from '@/lib/price-history/on-date'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** Every price on a day at the clinic, beside today's. */
export const GET = (request: Request) =>
  asStaff(request, 'prices.read', () =>
    withQuery(request, pricesOnQuery, async (query) => answerJson(200, await pricesOn(query))),
  )

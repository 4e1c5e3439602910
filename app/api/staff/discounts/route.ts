import { discountQuery } from '@/lib/discounts/model'
import { listDiscountCodes } from '@/lib/discounts/staff-list'
import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** Discount codes, the newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'discounts.redeem', () =>
    withQuery(request, discountQuery, async (query) => answerJson(200, await listDiscountCodes(query))),
  )

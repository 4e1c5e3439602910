import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'
import { listDiscountCodes } from '@/lib/shop/discounts/server/codes'
import { discountQuery } from '@/lib/shop/discounts/shared'

export const dynamic = 'force-dynamic'

/** Discount codes, the newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'discounts.redeem', () =>
    withQuery(request, discountQuery, async (query) => answerJson(200, await listDiscountCodes(query))),
  )

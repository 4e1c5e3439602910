import { listDiscountCodes } from '@/lib/desk/discounts/server/codes'
import { discountQuery, makeRequest } from '@/lib/desk/discounts/shared'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation, withQuery } from '@/lib/platform/staff-session/server/handle'
import { makeDiscountCode } from '@/lib/shop/discounts/server/codes'
import { RulesUnknown } from '@/lib/shop/discounts/server/rules'

export const dynamic = 'force-dynamic'

/** Discount codes, the newest first, and the rules by which staff may make one. */
export const GET = (request: Request) =>
  asStaff(request, 'discounts.redeem', () =>
    withQuery(request, discountQuery, async (query) => answerJson(200, await listDiscountCodes(query))),
  )

/** Makes a code by one of these rules. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'discounts.make', schema: makeRequest }, async (input, staff) => {
    try {
      const { outcome, ...made } = await makeDiscountCode(input, staff.email)
      if (outcome === 'made') return answerJson(200, made)
      const message = 'This rule no longer exists. Choose another one.'
      return answerJson(400, { error: 'unknown_rule', field: 'rule', message })
    } catch (error) {
      if (!(error instanceof RulesUnknown)) throw error
      return answerProblem(503, 'unavailable', 'We can’t read the rules just now. No code was made.')
    }
  })

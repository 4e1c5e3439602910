import { redeemDiscountCode } from '@/lib/desk/discounts/server/codes'
import { redeemRequest } from '@/lib/desk/discounts/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'
import { readDiscountCode } from '@/lib/shop/discounts/server/code'

export const dynamic = 'force-dynamic'

/** Uses a code once; when nothing is left of it, says when and by whom, or in which order, it was used last. */
export const POST = (request: Request) =>
  asStaffMutation(
    request,
    { permission: 'discounts.redeem', schema: redeemRequest },
    async (input, staff) => {
      const code = readDiscountCode(input.code)
      if (!code) return refuse(400, 'invalid', 'A code looks like OCO-7KQ4-MX. Please check it.')
      const redeemed = await redeemDiscountCode(code, staff.email)
      if (redeemed.outcome === 'unknown')
        return refuse(404, 'unknown_code', `There is no code ${code}. Please check it.`)
      if (redeemed.outcome === 'already')
        return refuse(409, 'redeemed', `${code} was redeemed before: ${redeemed.when}, ${redeemed.where}.`)
      if (redeemed.outcome === 'refused') return refuse(409, 'refused', redeemed.message)
      const { email, effect } = redeemed
      return answerJson(200, { code, email, effect })
    },
  )

const refuse = (status: number, error: string, message: string) =>
  answerJson(status, { error, field: 'code', message })

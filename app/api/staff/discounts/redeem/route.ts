import { clinicMoment } from '@/lib/platform/clinic-time/shared/clinic-time'
import { answerJson } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'
import { readDiscountCode } from '@/lib/shop/discounts/server/code'
import { redeemDiscountCode } from '@/lib/shop/discounts/server/codes'
import { redeemRequest } from '@/lib/shop/discounts/shared'

export const dynamic = 'force-dynamic'

/** Uses up a discount code, once: the second try is told when and by whom it was used. */
export const POST = (request: Request) =>
  asStaffMutation(
    request,
    { permission: 'discounts.redeem', schema: redeemRequest },
    async (input, staff) => {
      const code = readDiscountCode(input.code)
      if (!code) return refuse(400, 'invalid', 'A code looks like OCO-7KQ4-MX. Please check it.')
      const { outcome, email, percent, redeemed_at, redeemed_by } = await redeemDiscountCode(
        code,
        staff.email,
      )
      if (outcome === 'unknown')
        return refuse(404, 'unknown_code', `There is no code ${code}. Please check it.`)
      if (outcome === 'already') {
        const moment = clinicMoment(new Date(redeemed_at), now())
        return refuse(409, 'redeemed', `${code} was redeemed before: ${moment}, by ${redeemed_by}.`)
      }
      return answerJson(200, { code, email, percent })
    },
  )

const refuse = (status: number, error: string, message: string) =>
  answerJson(status, { error, field: 'code', message })

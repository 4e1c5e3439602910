import { redeemInput } from '@/lib/gift-cards/desk-model'
import { answerRedeem } from '@/lib/gift-cards/redeem'
import { asStaffMutation } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** Pays for a treatment with a gift card. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'giftCards.redeem', schema: redeemInput }, answerRedeem)

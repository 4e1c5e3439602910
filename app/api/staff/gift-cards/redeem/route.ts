import { answerRedeem } from '@/lib/desk/gift-cards/server/desk'
import { redeemInput } from '@/lib/desk/gift-cards/shared'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Pays for a treatment with a gift card. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'giftCards.redeem', schema: redeemInput }, answerRedeem)

import { answerLook } from '@/lib/desk/gift-cards/server/desk'
import { lookInput } from '@/lib/desk/gift-cards/shared'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** What is left on the gift card somebody shows at the desk. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'giftCards.redeem', schema: lookInput }, ({ code }) =>
    answerLook(code),
  )

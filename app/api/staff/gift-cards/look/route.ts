import { lookInput } from '@/lib/gift-cards/desk-model'
import { answerLook } from '@/lib/gift-cards/redeem'
import { asStaffMutation } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** What is left on the gift card somebody shows at the desk. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'giftCards.redeem', schema: lookInput }, ({ code }) =>
    answerLook(code),
  )

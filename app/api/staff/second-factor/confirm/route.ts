import { answerConfirmation } from '@/lib/desk/staff/server/factor'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'
import { factorConfirmation } from '@/lib/platform/staff-session/shared/second-factor'

export const dynamic = 'force-dynamic'

/** Makes the second factor count that is being set up. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'ownFactor.write', schema: factorConfirmation }, (input, staff) =>
    answerConfirmation(request, input, staff),
  )

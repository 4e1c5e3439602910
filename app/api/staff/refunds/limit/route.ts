import { answerRefundLimit } from '@/lib/desk/refunds/server/confirm'
import { refundLimit } from '@/lib/desk/refunds/shared'
import { asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The owner sets above how much a refund takes a second person. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'people.manage', schema: refundLimit }, answerRefundLimit)

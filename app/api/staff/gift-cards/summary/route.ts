import { giftCardSummary } from '@/lib/desk/gift-cards/server/desk'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** What was sold, and what the clinic owes on all gift cards. */
export const GET = (request: Request) =>
  asStaff(request, 'giftCards.read', async () => answerJson(200, await giftCardSummary()))

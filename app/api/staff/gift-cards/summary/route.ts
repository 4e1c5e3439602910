import { giftCardSummary } from '@/lib/gift-cards/desk'
import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** What was sold, and what the clinic owes on all gift cards. */
export const GET = (request: Request) =>
  asStaff(request, 'giftCards.read', async () => answerJson(200, await giftCardSummary()))

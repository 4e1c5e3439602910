import { listGiftCards } from '@/lib/desk/gift-cards/server/desk'
import { giftCardsQuery } from '@/lib/desk/gift-cards/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The gift cards that were sold, the newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'giftCards.read', () =>
    withQuery(request, giftCardsQuery, async (query) => answerJson(200, await listGiftCards(query))),
  )

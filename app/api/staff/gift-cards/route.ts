import { listGiftCards } from '@/lib/gift-cards/desk'
import { giftCardsQuery } from '@/lib/gift-cards/desk-model'
import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** The gift cards that were sold, the newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'giftCards.read', () =>
    withQuery(request, giftCardsQuery, async (query) => answerJson(200, await listGiftCards(query))),
  )

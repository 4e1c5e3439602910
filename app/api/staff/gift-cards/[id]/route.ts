import { readGiftCard } from '@/lib/desk/gift-cards/server/desk'
import { answerJson, answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaff, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** A gift card with every movement of its money. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'giftCards.read', async (staff) => {
    const id = await idOf(context)
    const card = id && (await readGiftCard(id, staff))
    return card ? answerJson(200, card) : answerUnknown()
  })

import { readGiftCard } from '@/lib/desk/gift-cards/server/desk'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'
import { giftChange } from '@/lib/shop/gift-cards/server/request'
import { answerAct } from '@/lib/shop/orders/server/gift-acts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Changes to whom and when a gift card goes. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'giftCards.change', schema: giftChange }, async (change, staff) => {
    const id = await idOf(context)
    return id ? answerAct(id, 'change', change, staff.email, () => readGiftCard(id, staff)) : answerUnknown()
  })

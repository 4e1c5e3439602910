import { readGiftCard } from '@/lib/gift-cards/desk'
import { giftChange } from '@/lib/gift-cards/request'
import { answerAct } from '@/lib/orders/gift-acts'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Changes to whom and when a gift card goes. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'giftCards.change', schema: giftChange }, async (change, staff) => {
    const id = await idOf(context)
    return id ? answerAct(id, 'change', change, staff.email, () => readGiftCard(id, staff)) : answerUnknown()
  })

import { z } from 'zod'
import { readGiftCard } from '@/lib/desk/gift-cards/server/desk'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'
import { answerAct } from '@/lib/shop/orders/server/gift-acts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Mails a gift card again. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(
    request,
    { permission: 'giftCards.resend', schema: z.strictObject({}) },
    async (_nothing, staff) => {
      const id = await idOf(context)
      return id ? answerAct(id, 'resend', {}, staff.email, () => readGiftCard(id, staff)) : answerUnknown()
    },
  )

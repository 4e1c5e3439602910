import { z } from 'zod'
import { readGiftCard } from '@/lib/gift-cards/desk'
import { answerAct } from '@/lib/orders/gift-acts'
import { asStaffMutation } from '@/lib/staff/handle'
import { answerUnknown, idOf } from '@/lib/staff/subject-id'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** Ends a gift card; its unused money goes back the way it was paid. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(
    request,
    { permission: 'giftCards.change', schema: z.strictObject({}) },
    async (_nothing, staff) => {
      const id = await idOf(context)
      return id ? answerAct(id, 'cancel', {}, staff.email, () => readGiftCard(id, staff)) : answerUnknown()
    },
  )

import { z } from 'zod'
import { answerSettled } from '@/lib/desk/orders/server/change'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** A person has looked at an order that needed one. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(
    request,
    { permission: 'orders.settle', schema: z.strictObject({ settled: z.literal(true) }) },
    async (_, staff) => {
      const id = await idOf(context)
      return id ? answerSettled(id, staff) : answerUnknown()
    },
  )

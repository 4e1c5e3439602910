import { answerOrderState } from '@/lib/shop/orders/server/return'

type Context = { params: Promise<{ id: string }> }

/** The state of an order, for the browser that began it. */
export const GET = async (request: Request, { params }: Context) =>
  answerOrderState(request, (await params).id)

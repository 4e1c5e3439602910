import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'
import { orderId, settleRequest } from '@/lib/shop/orders/server/requests'
import { settleAfterReturn } from '@/lib/shop/orders/server/return'

type Context = { params: Promise<{ id: string }> }

/**
 * The buyer is back from PayPal. Answers with the order's state; whatever is unclear is 'confirming', never a
 * failure.
 */
export const POST = (request: Request, { params }: Context) =>
  handleMutation(request, { schema: settleRequest, limit: 'follow-order' }, async (input) => {
    const id = orderId.safeParse((await params).id)
    try {
      const state = id.success ? await settleAfterReturn(id.data, input) : null
      if (state) return answerJson(200, state)
      return answerProblem(404, 'not_found', 'paypalOrderId: this payment does not belong to this order.')
    } catch (error) {
      log.error('orders', 'An order could not be settled', { error })
      return answerProblem(503, 'not_known', 'Payment received or pending – we are confirming it.')
    }
  })

import { answerJson, answerProblem } from '@/lib/http/answer'
import { handleMutation } from '@/lib/http/mutation'
import { startOrderRequest } from '@/lib/orders/model'
import { startOrder } from '@/lib/orders/start'
import { answerUnpayable } from '@/lib/orders/unpayable'
import { PayPalMisconfigured, PayPalRefusal, PayPalUnclear } from '@/lib/payments/errors'

/** Begins or continues paying for a cart. The browser names products and quantities; prices are the server's. */
export const POST = (request: Request) =>
  handleMutation(request, { schema: startOrderRequest, limit: 'start-order' }, async (input) => {
    try {
      const started = await startOrder(input)
      if (started.outcome === 'ready' || started.outcome === 'settled') return answerJson(200, started)
      return await answerUnpayable(started.outcome, started.productIds)
    } catch (error) {
      console.error(`An order could not be started: ${error instanceof Error ? error.message : error}`)
      const isPayPal =
        error instanceof PayPalUnclear ||
        error instanceof PayPalRefusal ||
        error instanceof PayPalMisconfigured
      return isPayPal
        ? answerProblem(
            503,
            'payment_unavailable',
            'PayPal does not answer as it should. Nothing was charged.',
          )
        : answerProblem(503, 'not_saved', 'The order could not be saved. Nothing was charged.')
    }
  })

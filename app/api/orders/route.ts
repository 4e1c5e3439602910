import { previewedMoment, refuseSale } from '@/lib/content/preview/server/cookie'
import { currentShopper } from '@/lib/people/accounts/server/session'
import { answerJson, answerProblem, callerOf } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'
import { isGuess } from '@/lib/shop/discounts/shared/discount'
import { tryCode } from '@/lib/shop/gift-cards/server/balance'
import { answerNotStarted } from '@/lib/shop/orders/server/not-started'
import { type StartOrderRequest, startOrderRequest } from '@/lib/shop/orders/server/requests'
import { answerOrderState } from '@/lib/shop/orders/server/return'
import { type StartedOrder, startOrder } from '@/lib/shop/orders/server/start'
import {
  answerCodeRefused,
  answerDiscountRefused,
  answerGiftChanged,
  answerOutside,
  answerUnpayable,
} from '@/lib/shop/orders/server/unpayable'

/**
 * Begins or continues paying for a cart. The browser names products, gift cards and a code; prices and balances are
 * the server's.
 */
export const POST = (request: Request) =>
  handleMutation(request, { schema: startOrderRequest, limit: 'start-order' }, async (input) => {
    const moment = await previewedMoment()
    if (moment) return refuseSale(moment)
    try {
      const start = async () => startOrder(input, callerOf(request), await currentShopper())
      const hasCode = input.giftCode !== null || input.discountCodes.length > 0
      const started = hasCode
        ? await tryCode(request, start, (one) => 'reason' in one && isGuess(one.reason))
        : await start()
      return started ? await answerStarted(started, input) : await answerCodeRefused('locked', input)
    } catch (error) {
      log.error('orders', 'An order could not be started', { error })
      return answerNotStarted(error, input)
    }
  })

/** The state of the order of a checkout key, for a browser whose answer was lost. */
export const GET = (request: Request) => answerOrderState(request, null)

function answerStarted(started: StartedOrder, input: StartOrderRequest): Response | Promise<Response> {
  switch (started.outcome) {
    case 'ready':
    case 'settled':
      return answerJson(200, started)
    case 'gift_changed':
      return answerGiftChanged(started)
    case 'gift_code_refused':
      return answerCodeRefused(started.reason, input)
    case 'discount_refused':
      return answerDiscountRefused(started)
    case 'outside_area':
      return answerOutside(started.zip, 'visit.zip')
    case 'too_many':
      return answerProblem(
        429,
        'too_many',
        'Several unpaid orders are open from this connection. Pay one of them, wait ten minutes, or call us.',
        { 'retry-after': '600' },
      )
    default:
      return answerUnpayable(started, input)
  }
}

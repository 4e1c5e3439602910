import { outsideRender } from '@/lib/db/outside-render'
import { answerJson, answerProblem } from '@/lib/http/answer'
import { secondsToWait } from '@/lib/http/rate-limit'
import { orderId, settleRequest } from '@/lib/orders/model'
import { nudge } from '@/lib/orders/nudge'
import { readOrderState } from '@/lib/orders/state'

type Context = { params: Promise<{ id: string }> }

/** The state of an order, for the browser that began it: it proves that by its checkout key in `X-Checkout-Key`. */
export async function GET(request: Request, { params }: Context) {
  const wait = await secondsToWait('follow-order', request)
  if (wait !== null)
    return answerProblem(429, 'too_many', `That was very often. Please wait ${wait} seconds.`, {
      'retry-after': String(wait),
    })
  const id = orderId.safeParse((await params).id)
  const key = settleRequest.shape.checkoutKey.safeParse(request.headers.get('x-checkout-key'))
  if (!id.success || !key.success) return notFound()
  try {
    const state = await readOrderState(id.data, key.data)
    if (state?.status === 'confirming') void outsideRender(() => nudge(state.orderId))
    return state ? answerJson(200, state) : notFound()
  } catch (error) {
    console.error(`An order could not be told: ${error instanceof Error ? error.message : error}`)
    return answerProblem(503, 'not_known', 'The order can’t be read at this moment. Please try again.')
  }
}

const notFound = () => answerProblem(404, 'not_found', 'There is no such order for this checkout key.')

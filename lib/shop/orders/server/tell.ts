import 'server-only'
import { outsideRender } from '@/lib/platform/db/server/outside-render'
import { serviceClient } from '@/lib/platform/db/server/service'
import { answerJson, answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/rate-limit'
import { now } from '@/lib/platform/server/clock'
import { orderId, settleRequest } from './requests'
import { settleAttempt } from './settle'
import { readOrderState } from './state'

/**
 * Answers with the state of an order for the browser that began it: it proves that by its checkout key in `X-Checkout-Key`. Where
 * the id is null, because its answer was lost, the key alone finds the order.
 */
export async function answerOrderState(request: Request, id: string | null): Promise<Response> {
  const wait = await secondsToWait('follow-order', request)
  if (wait !== null) return answerTooOften(wait)
  const asked = orderId.nullable().safeParse(id)
  const key = settleRequest.shape.checkoutKey.safeParse(request.headers.get('x-checkout-key'))
  if (!asked.success || !key.success) return notFound()
  try {
    const state = await readOrderState(asked.data, key.data)
    if (state?.status === 'confirming') void outsideRender(() => nudge(state.orderId))
    return state ? answerJson(200, state) : notFound()
  } catch (error) {
    console.error(`An order could not be told: ${error instanceof Error ? error.message : error}`)
    return answerProblem(503, 'not_known', 'The order can’t be read at this moment. Please try again.')
  }
}

const notFound = () => answerProblem(404, 'not_found', 'There is no such order for this checkout key.')

/** Somebody waits for this order: what is due of it is looked at now and not at the next sweep. Never throws. */
async function nudge(orderId: string): Promise<void> {
  const { data } = await serviceClient()
    .from('payment_attempts')
    .select('id')
    .eq('order_id', orderId)
    .eq('status', 'capturing')
    .lte('next_check_at', now().toISOString())
  for (const { id } of data ?? [])
    await settleAttempt(id, null).catch((error) =>
      console.error(`A payment is not settled yet: ${error instanceof Error ? error.message : error}`),
    )
}

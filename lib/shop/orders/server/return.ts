import 'server-only'
import { outsideRender, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { orderId, type SettleRequest, settleRequest } from './requests'
import { settleAttempt } from './settle'
import { asConfirming, asSuperseded, readOrderState } from './state'

/** How long a buyer waits for an answer; the work goes on after it. */
const timeoutMs = 12_000

/**
 * The buyer is back from PayPal: settles the order and tells its state. Null when the three ids don't belong together.
 * An outcome that is not known in time is 'confirming', never a failure. Throws when the database fails.
 */
export async function settleAfterReturn(
  orderId: string,
  { checkoutKey, paypalOrderId, isApproved }: SettleRequest,
): Promise<OrderState | null> {
  const before = await readOrderState(orderId, checkoutKey)
  if (!before) return null
  const { data, error } = await serviceClient()
    .from('payment_attempts')
    .select('id, status')
    .eq('order_id', orderId)
    .eq('paypal_order_id', paypalOrderId)
    .maybeSingle()
  if (error) throw new Error(`The attempt could not be read: ${error.message}`)
  if (!data) return null
  if (data.status === 'superseded' && before.status === 'pending') return asSuperseded(before)

  const isDone = await inTime(settleAttempt(data.id, isApproved ? now() : null))
  // Money may have moved: what is not known is not a failure.
  if (!isDone) return asConfirming(before)
  return readOrderState(orderId, checkoutKey)
}

async function inTime(work: Promise<void>): Promise<boolean> {
  const settled = work.then(
    () => true,
    (error) => {
      log.error('payments', 'A payment is not settled yet', { error })
      return false
    },
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false).unref())
  return Promise.race([settled, late])
}

/**
 * Answers with the state of an order for the browser that began it: it proves that by its checkout key in
 * `X-Checkout-Key`. Where the id is null, because its answer was lost, the key alone finds the order.
 */
export async function answerOrderState(request: Request, id: string | null): Promise<Response> {
  const wait = await secondsToWait('follow-order', request)
  if (wait !== null) return answerTooOften(wait)
  const asked = orderId.nullable().safeParse(id)
  const key = settleRequest.shape.checkoutKey.safeParse(request.headers.get('x-checkout-key'))
  if (!asked.success || !key.success) return notFound()
  try {
    const state = await readOrderState(asked.data, key.data)
    if (state?.status === 'confirming') void outsideRender(() => settleNow(state.orderId))
    return state ? answerJson(200, state) : notFound()
  } catch (error) {
    log.error('orders', 'An order could not be told', { error })
    return answerProblem(503, 'not_known', 'The order can’t be read at this moment. Please try again.')
  }
}

const notFound = () => answerProblem(404, 'not_found', 'There is no such order for this checkout key.')

/** Somebody waits for this order: what is due of it is looked at now and not at the next sweep. Never throws. */
async function settleNow(orderId: string): Promise<void> {
  const { data } = await serviceClient()
    .from('payment_attempts')
    .select('id')
    .eq('order_id', orderId)
    .eq('status', 'capturing')
    .lte('next_check_at', now().toISOString())
  for (const { id } of data ?? [])
    await settleAttempt(id, null).catch((error) =>
      log.error('payments', 'A payment is not settled yet', { error }),
    )
}

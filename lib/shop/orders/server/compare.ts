import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { centsFromDollars, centsFromText, sumCents } from '@/lib/platform/shared/money'
import { log } from '@/lib/platform/telemetry/server/log'
import { PayPalRefusal } from '@/lib/shop/payments/server/ask-paypal'
import { gatewayOf } from '@/lib/shop/payments/server/gateways'
import {
  type CaptureAnswer,
  captureOfRefund,
  meaningOf,
  type RefundAnswer,
  refundsOf,
} from '@/lib/shop/payments/server/paypal-answers'
import { recordRefund } from './settle-refund'

const hourMs = 3600 * 1000
const sinceMs = 7 * 24 * hourMs
/** Each capture once a day, however often the job runs. */
const notAgainMs = 20 * hourMs

type Ours = { capture_id: string; paypal_order_id: string; cents: number; currency: string }

/**
 * Compares the payments of the last seven days with PayPal's own word (docs/contracts/payments.md A3, step 18): a
 * refund that was made at PayPal and never told is recorded; anything else that differs calls a person. Never moves
 * money. Throws at the end when some failed.
 */
export async function comparePayments(): Promise<void> {
  const timeNow = now().getTime()
  const data = await callDatabase('captures_to_compare', 'The payments could not be read', {
    p_since: new Date(timeNow - sinceMs).toISOString(),
    p_before: new Date(timeNow - notAgainMs).toISOString(),
    p_limit: 200,
  })
  const failures = await sideBySide(data, compare)
  deliverMailsSoon()
  if (failures.length > 0) throw new Error(`${failures.length} of ${data.length} payments: ${failures[0]}`)
}

async function compare(ours: Ours): Promise<void> {
  const kinds = await differences(ours)
  if (kinds.length > 0) log.error('payments', 'A payment differs at PayPal', { reason: kinds.join(', ') })
  await callDatabase('finish_comparison', 'The comparison could not be stored', {
    p_capture_id: ours.capture_id,
    p_kinds: kinds,
    p_now: now().toISOString(),
  })
}

async function differences(ours: Ours): Promise<Difference[]> {
  const capture = await orGone(gatewayOf(ours.capture_id).readCapture(ours.capture_id))
  if (!capture) return ['CAPTURE_MISSING']
  // Ours first: what is given back while PayPal answers must not look as if PayPal had less.
  const before = { ...ours, refundedCents: await refundedCents(ours.capture_id) }
  if (!hasRefunds(capture, before)) return differencesOf(before, capture, [])
  const refunds = await refundsAtPayPal(ours)
  for (const refund of refunds) await recordRefund(ours.capture_id, refund)
  return differencesOf(before, capture, refunds)
}

/** PayPal lists them with its order; where it no longer knows that, those we know of are asked for one by one. */
async function refundsAtPayPal({ capture_id, paypal_order_id }: Ours): Promise<RefundAnswer[]> {
  const order = await orGone(gatewayOf(paypal_order_id).readOrder(paypal_order_id))
  if (order) return refundsOf(order).filter((refund) => captureOfRefund(refund) === capture_id)
  const found = await Promise.all(
    (await refundIds(capture_id)).map((id) => orGone(gatewayOf(id).readRefund(id))),
  )
  return found.filter((refund) => refund !== null)
}

async function refundIds(captureId: string): Promise<string[]> {
  return (await ourRefunds(captureId)).map(({ paypal_refund_id }) => paypal_refund_id)
}

async function refundedCents(captureId: string): Promise<number> {
  const completed = (await ourRefunds(captureId)).filter(({ status }) => status === 'COMPLETED')
  return sumCents(completed.map(({ amount }) => centsFromDollars(amount)))
}

async function ourRefunds(captureId: string) {
  const { data, error } = await serviceClient()
    .from('refunds')
    .select('paypal_refund_id, status, amount')
    .eq('paypal_capture_id', captureId)
  if (error) throw new Error(`The refunds could not be read: ${error.message}`)
  return data
}

/** Null when PayPal knows no such thing. */
async function orGone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PayPalRefusal && meaningOf(error.issue) === 'gone') return null
    throw error
  }
}

type Difference = 'CAPTURE_MISSING' | 'CAPTURE_STATUS' | 'CAPTURE_AMOUNT' | 'REFUND_MISSING'

type DifferenceOurs = { cents: number; currency: string; refundedCents: number }

/** Whether PayPal has given back something of this payment, or we think so: then its refunds are read one by one. */
const hasRefunds = ({ status }: Pick<CaptureAnswer, 'status'>, ours: DifferenceOurs) =>
  /REFUNDED$/.test(status) || ours.refundedCents > 0

/**
 * How PayPal's capture differs from ours, of which we think that it was received. `refunds` are PayPal's for it. More
 * given back at PayPal is no difference: it is recorded before this is asked.
 */
function differencesOf(ours: DifferenceOurs, capture: CaptureAnswer, refunds: RefundAnswer[]): Difference[] {
  const isReceived = capture.status === 'COMPLETED' || /REFUNDED$/.test(capture.status)
  const isSameAmount =
    capture.amount.currency_code === ours.currency && centsFromText(capture.amount.value) === ours.cents
  const completed = refunds.filter(({ status }) => status === 'COMPLETED')
  const given = sumCents(completed.map(({ amount }) => centsFromText(amount.value)))
  return [
    ...(isReceived ? [] : (['CAPTURE_STATUS'] as const)),
    ...(isSameAmount ? [] : (['CAPTURE_AMOUNT'] as const)),
    ...(given >= ours.refundedCents ? [] : (['REFUND_MISSING'] as const)),
  ]
}

const atOnce = 4
/** While PayPal is away every look takes long: then the rest waits for the next run. */
const longestRunMs = 25_000

/** Works on a few at once until none is left or the time is over. Returns what went wrong. */
export async function sideBySide<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = []
  const waiting = [...items]
  const deadline = Date.now() + longestRunMs
  const worker = async () => {
    for (let item = waiting.shift(); item && Date.now() < deadline; item = waiting.shift())
      await work(item).catch((error) => failures.push(error instanceof Error ? error.message : String(error)))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failures
}

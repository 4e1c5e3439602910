import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import type { RefundInput } from './refund-model'

/** Stands where PayPal's id of a payment stands, for what a gift card paid. */
export const giftCardPayment = 'gift-card'

type Outcome = 'done' | 'unknown' | 'reused' | 'paypal_first' | 'too_much' | 'changed' | 'card_closed'

/** Gives money of an order back to the gift card that paid it, at once, and once for the input's id. Throws when the database fails. */
export async function refundToCard(
  orderId: string,
  { id, cents, seenCents, reason }: RefundInput,
  actor: string,
): Promise<{ outcome: Outcome; leftCents: number }> {
  const { data, error } = await serviceClient().rpc('refund_to_gift_card', {
    p_id: id,
    p_order_id: orderId,
    p_cents: cents,
    p_seen_cents: seenCents,
    p_reason: reason,
    p_actor: actor,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A refund to a gift card could not be stored: ${error.message}`)
  deliverMailsSoon()
  const { outcome, left_cents: leftCents = 0 } = data as { outcome: Outcome; left_cents?: number }
  return { outcome, leftCents }
}

/** What was given back to the gift card that paid an order. Throws when the database fails. */
export async function readRefundsToCard(orderId: string) {
  const { data, error } = await serviceClient()
    .from('gift_card_entries')
    .select('key, amount, by, note, at')
    .eq('order_id', orderId)
    .eq('kind', 'refund')
    .order('position')
  if (error) throw new Error(`The refunds to a gift card could not be read: ${error.code}`)
  return data.map(({ key, amount, by, note, at }) => ({
    id: key.replace('refund:', ''),
    amount,
    by,
    note,
    status: 'COMPLETED',
    created_at: at,
  }))
}

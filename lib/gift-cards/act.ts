import 'server-only'
import { randomUUID } from 'node:crypto'
import { now } from '@/lib/clock'
import { serviceClient } from '@/lib/db/service'
import { deliverMailsSoon } from '@/lib/mail/outbox'
import { settleRefund } from '@/lib/orders/settle-refund'
import { shownStatus } from './model'
import type { GiftChange } from './request'
import { sealedCode } from './secrets'

/** Who acts: one of the staff by email, or the sender of the card by the link. */
export type Actor = string | null

type Outcome<Word extends string> = { outcome: Word }

/**
 * Ends a card and has its price given back: the sender before it is delivered, staff also later as far as it is not spent. `refused`:
 * PayPal did not give the money back, and the card is what it was. Throws when the database fails.
 */
export async function cancelCard(id: string, actor: Actor) {
  const { data, error } = await serviceClient().rpc('cancel_gift_card', {
    p_card_id: id,
    p_refund_id: randomUUID(),
    p_actor: actor as string,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A gift card could not be cancelled: ${error.message}`)
  const { outcome, refund_id: refundId } = data as Outcome<
    'cancelled' | 'unknown' | 'delivered' | 'in_use' | 'spent'
  > & { refund_id?: string | null }
  if (refundId)
    // What PayPal refuses a sender, the staff are told.
    await settleRefund(refundId, actor === null).catch((failure) =>
      console.error(`A refund is left to the sweep: ${failure instanceof Error ? failure.message : failure}`),
    )
  deliverMailsSoon()
  return refundId && (await isAlive(id)) ? 'refused' : outcome
}

/** PayPal's clear no has brought the card back. */
async function isAlive(id: string): Promise<boolean> {
  const { data, error } = await serviceClient().from('gift_cards').select('status').eq('id', id).single()
  if (error) throw new Error(`A gift card could not be read: ${error.code}`)
  return shownStatus(data.status) !== 'cancelled'
}

/** Changes a card; one that is delivered and goes to another address gets a new code. Throws when the database fails. */
export async function changeCard(id: string, change: GiftChange, actor: Actor) {
  const database = serviceClient()
  const card = await database.from('gift_cards').select('issue').eq('id', id).maybeSingle()
  if (card.error) throw new Error(`A gift card could not be read: ${card.error.code}`)
  const issue = (card.data?.issue ?? 0) + 1
  const { data, error } = await database.rpc('change_gift_card', {
    p_card_id: id,
    p_change: columnsOf(change),
    p_fresh: sealedCode(id, issue),
    p_issue: issue,
    p_actor: actor as string,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A gift card could not be changed: ${error.message}`)
  deliverMailsSoon()
  return (
    data as Outcome<
      'changed' | 'same' | 'unknown' | 'cancelled' | 'delivered' | 'used' | 'again' | 'too_soon' | 'too_often'
    >
  ).outcome
}

/** Mails the code of a delivered card again. Throws when the database fails. */
export async function resendCard(id: string, actor: Actor) {
  const { data, error } = await serviceClient().rpc('resend_gift_card', {
    p_card_id: id,
    p_actor: actor as string,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A gift card could not be mailed again: ${error.message}`)
  deliverMailsSoon()
  return (data as Outcome<'sent' | 'unknown' | 'cancelled' | 'not_delivered' | 'too_soon' | 'too_often'>)
    .outcome
}

/** Only what is to be changed; an empty text is none. */
function columnsOf({ recipientName, recipientEmail, message, deliverOn }: GiftChange) {
  return {
    ...(recipientName !== undefined && { recipient_name: recipientName }),
    ...(recipientEmail !== undefined && { recipient_email: recipientEmail || null }),
    ...(message !== undefined && { message: message || null }),
    ...(deliverOn !== undefined && { deliver_on: deliverOn || null }),
  }
}

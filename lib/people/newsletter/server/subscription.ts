import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import type { MailingList } from './lists'
import { hashOf } from './token'

export type Confirmation = 'confirmed' | 'expired' | 'unknown'

/** Confirms by the link's token; as often as it is asked. Throws when the database does not answer. */
export async function confirmSubscription(token: string | null): Promise<Confirmation> {
  const hash = hashOf(token)
  if (!hash) return 'unknown'
  const { data, error } = await serviceClient().rpc('confirm_subscription', {
    p_hash: hash,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A subscription could not be confirmed: ${error.code}`)
  deliverMailsSoon()
  return data as Confirmation
}

/** Which list a confirming link is for; null when there is no such link any more. Changes nothing. */
export const listToConfirm = (token: string | null) => listBy('confirm_hash', token)

/** Which list a link would unsubscribe from; null when it is none of ours. Changes nothing. */
export const listToLeave = (token: string | null) => listBy('unsubscribe_hash', token)

/** Ends the subscription, or takes that back; as often as it is asked. False when the link is none of ours. Throws on an outage. */
export async function changeSubscription(
  token: string | null,
  wish: 'leave' | 'come back',
): Promise<boolean> {
  const hash = hashOf(token)
  if (!hash) return false
  const { data, error } = await serviceClient().rpc('unsubscribe', {
    p_hash: hash,
    p_is_back: wish === 'come back',
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A subscription could not be changed: ${error.code}`)
  return data
}

async function listBy(
  column: 'confirm_hash' | 'unsubscribe_hash',
  token: string | null,
): Promise<MailingList | null> {
  const hash = hashOf(token)
  if (!hash) return null
  const { data, error } = await serviceClient()
    .from('newsletter_subscribers')
    .select('list')
    .eq(column, hash)
    .maybeSingle()
  if (error) throw new Error(`A subscription could not be read: ${error.code}`)
  return data?.list ?? null
}

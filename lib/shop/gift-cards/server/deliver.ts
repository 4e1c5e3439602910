import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'

const mostAtOnce = 200

/** Delivers the gift cards whose day has come in Arizona, each once. Throws when the database fails. */
export async function deliverGiftCards(): Promise<void> {
  const { data, error } = await serviceClient().rpc('deliver_gift_cards', {
    p_now: now().toISOString(),
    p_limit: mostAtOnce,
  })
  if (error) throw new Error(`The gift cards could not be delivered: ${error.message}`)
  if (data > 0) deliverMailsSoon()
}

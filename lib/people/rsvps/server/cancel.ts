import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'

/** Gives the spot back as its guest and hands it to who waits. Does nothing where there is none, or the event is over. Throws when it could not. */
export async function cancelReservation(id: string): Promise<void> {
  const { error } = await serviceClient().rpc('cancel_rsvp', {
    p_rsvp: id,
    p_actor: null as unknown as string,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`The RSVP could not be cancelled: ${error.code}`)
  deliverMailsSoon()
}

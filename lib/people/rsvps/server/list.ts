import 'server-only'
import type { EventRsvps, Rsvp } from '@/lib/people/rsvps/shared/model'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { listEventFigures } from './figures'

/** An event with everybody who reserved, in the order of arrival; null when there is no such event. Throws when the database fails. */
export async function readEventRsvps(eventId: string): Promise<EventRsvps | null> {
  const event = (await listEventFigures()).find(({ id }) => id === eventId)
  if (!event) return null
  const { data, error } = await serviceClient()
    .from('event_rsvps')
    .select('id, first_name, last_name, email, phone, party_size, status, created_at')
    .eq('event_id', eventId)
    .order('number')
  if (error) throw new Error(`The RSVPs could not be read: ${error.message}`)
  let waiting = 0
  const rsvps: Rsvp[] = data.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    partySize: row.party_size,
    status: row.status,
    position: row.status === 'waiting' ? ++waiting : null,
    createdAt: row.created_at,
  }))
  return { event, rsvps, now: now().toISOString() }
}

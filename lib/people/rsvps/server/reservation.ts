import 'server-only'
import type { RsvpStatus } from '@/lib/people/rsvps/shared/model'
import { serviceClient } from '@/lib/platform/db/server/service'

/** Somebody's RSVP with its event; moments are ISO strings, `position` counts from 1 for who waits. */
export type Reservation = {
  id: string
  status: RsvpStatus
  position: number | null
  firstName: string
  partySize: number
  event: {
    id: string
    title: string
    location: string | null
    startsAt: string
    endsAt: string
    isPublished: boolean
  }
}

/** The RSVP of this id, or null when there is none. Throws when the database can't be read. */
export async function readReservation(id: string): Promise<Reservation | null> {
  const { data, error } = await serviceClient().rpc('read_rsvp', { p_rsvp: id }).maybeSingle()
  if (error) throw new Error(`The RSVP could not be read: ${error.code}`)
  if (!data) return null
  return {
    id,
    status: data.status,
    position: data.position as number | null,
    firstName: data.first_name,
    partySize: data.party_size,
    event: {
      id: data.event_id,
      title: data.title,
      location: data.location as string | null,
      startsAt: data.starts_at,
      endsAt: data.ends_at,
      isPublished: data.is_published,
    },
  }
}

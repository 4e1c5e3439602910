import 'server-only'
import type { EventFigures } from '@/lib/people/rsvps/shared/model'
import type { Spots } from '@/lib/people/rsvps/shared/spots'
import { serviceClient } from '@/lib/platform/db/server/service'

/** Every event there is or was, the earliest first, with who comes. Throws when the database can't be read. */
export async function listEventFigures(): Promise<EventFigures[]> {
  const { data, error } = await serviceClient().rpc('event_figures')
  if (error) throw new Error(`The events' figures could not be read: ${error.message}`)
  return data.map(({ event_id, starts_at, ends_at, is_published, spots, location, ...figures }) => ({
    ...figures,
    id: event_id,
    location: location as string | null,
    startsAt: starts_at,
    endsAt: ends_at,
    spots: spots as number | null,
    isPublished: is_published,
  }))
}

/** What is left of each event that takes reservations at this moment, by the event's id (EVENT-002). Throws like the above. */
export async function listSpots(at: Date): Promise<Record<string, Spots>> {
  const bookable = (await listEventFigures()).flatMap(({ id, spots, taken, isPublished, endsAt }) =>
    spots !== null && isPublished && Date.parse(endsAt) > at.getTime()
      ? [[id, { spots, left: Math.max(0, spots - taken) }] as const]
      : [],
  )
  return Object.fromEntries(bookable)
}

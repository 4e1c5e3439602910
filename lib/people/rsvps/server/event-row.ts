import { endOf, startOf } from '@/lib/content/server/event-times'

type PublishedEvent = {
  _id: string
  _updatedAt: string
  title: string | null
  date: string | null
  time: string | null
  endTime: string | null
  location: string | null
  spots: number | null
}

/**
 * The row of `event_spots` that mirrors this document (EVENT-002); null when it has no title or readable date. At least as strict
 * as the table, where one row that does not fit would keep all others from being written.
 */
export function eventRow(event: PublishedEvent) {
  const start = startOf(event)
  const end = endOf(event)
  const title = event.title?.trim().slice(0, 200)
  if (!title || start === null || end === null) return null
  const hasSpots = Number.isInteger(event.spots) && Number(event.spots) >= 0 && Number(event.spots) <= 10_000
  return {
    event_id: event._id,
    title,
    location: event.location,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(Math.max(start, end)).toISOString(),
    spots: hasSpots ? event.spots : null,
    content_updated_at: event._updatedAt,
  }
}

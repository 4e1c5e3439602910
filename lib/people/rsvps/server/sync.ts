import 'server-only'
import type { ContentChange } from '@/lib/content/server/changes'
import { endOf, fetchBookableEvents, startOf } from '@/lib/content/server/events'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { clinicDate, momentAtClinic } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { now } from '@/lib/platform/server/clock'
import { inTurn } from '@/lib/platform/server/process-state'

/** What has been over for longer takes no RSVP anyway, and there are years of it. */
const lookBackMs = 31 * 86_400_000

/**
 * Mirrors the events among these changes; more spots go to the waitlist at once, and one that is no longer published
 * takes no RSVP. Throws on failure.
 */
export async function syncEvents(changes: ContentChange[]): Promise<void> {
  const ids = changes.filter(({ _type }) => _type === 'event').map(({ _id }) => _id)
  if (ids.length > 0) await inTurn('events', () => mirror(ids))
}

/**
 * Mirrors the published calendar of the last month and later; events that are no longer in it take no RSVP. Throws on
 * failure.
 */
export const syncAllEvents = (): Promise<void> => inTurn('events', async () => void (await write(null)))

async function mirror(ids: string[]): Promise<void> {
  const published = await write(ids)
  for (const id of ids.filter((id) => !published.has(id))) {
    await callDatabase('withdraw_event', `Event ${id} could not be withdrawn`, { p_event_id: id })
  }
}

async function write(ids: string[] | null): Promise<Set<string>> {
  const from = clinicDate(new Date(now().getTime() - lookBackMs))
  const rows = (await fetchBookableEvents(ids ? { ids } : { from })).flatMap((event) => eventRow(event) ?? [])
  await callDatabase('sync_events', 'The events could not be written', {
    p_events: rows as Json,
    p_full_from: ids ? null : (momentAtClinic(from, '00:00')?.toISOString() ?? null),
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
  return new Set(rows.map(({ event_id }) => event_id))
}

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
 * The row of `event_spots` that mirrors this document (EVENT-002); null when it has no title or readable date. At
 * least as strict as the table, where one row that does not fit would keep all others from being written.
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

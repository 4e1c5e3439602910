import { createEvent, type DateArray, type EventAttributes } from 'ics'
import { endOf, startOf } from '@/lib/content/server/event-times'

type PublishedEvent = {
  _id: string
  _updatedAt: string
  title: string | null
  date: string | null
  time: string | null
  endTime: string | null
  location: string | null
  description: string | null
}

/**
 * The event as an iCalendar file (RFC 5545), its times in UTC: Arizona has no summer time. The same event keeps its UID, so that
 * opening a newer file moves the entry. Null when the event has no title or readable date.
 */
export function calendarFile(event: PublishedEvent, siteUrl: string): string | null {
  const start = startOf(event)
  const end = endOf(event)
  if (!event.title || start === null || end === null) return null
  const attributes: EventAttributes & { timestamp: number } = {
    productId: 'ocotillo/events',
    calName: event.title,
    uid: `${event._id}@${new URL(siteUrl).hostname}`,
    timestamp: Date.parse(event._updatedAt),
    start: utc(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(Math.max(start, end)),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: event.title,
    description: event.description ?? undefined,
    location: event.location ?? undefined,
    url: `${siteUrl}/events`,
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  }
  const { error, value } = createEvent(attributes)
  if (error || !value) throw new Error(`The event ${event._id} makes no calendar file: ${error?.message}`)
  return value
}

function utc(ms: number): DateArray {
  const at = new Date(ms)
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()]
}

import 'server-only'
import { createEvent, type DateArray, type EventAttributes } from 'ics'
import { endOf, fetchEventEnds, startOf } from '@/lib/content/server/events'
import { refreshContent } from '@/lib/content/server/refresh'
import { clinicTime } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'
import { formatMoment } from '@/lib/platform/shared/locale'

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
 * The event as an iCalendar file (RFC 5545), its times in UTC: Arizona has no summer time. The same event keeps its
 * UID, so that opening a newer file moves the entry. Null when the event has no title or readable date.
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

// Zero at a start: what ended while this server was down is found by its first look. One ended event makes all pages
// with events anew.
const state = () => processState('turn-past', () => ({ lastLookMs: 0 }))

/**
 * Renders the pages with events again when one has ended since the last look, so that it moves to the past events
 * without a publish (EVENT-001). Returns the number of events that ended. Throws when the CMS can't be reached.
 */
export async function turnEventsPast(): Promise<number> {
  const nowMs = now().getTime()
  // The demo's clock may have been put back.
  const [from, to] = [Math.min(state().lastLookMs, nowMs), Math.max(state().lastLookMs, nowMs)]
  const events = await fetchEventEnds(new Date(from), new Date(to))
  const isBetween = (end: number | null) => end !== null && end > from && end <= to
  const ended = events.filter((event) => isBetween(endOf(event)))
  await refreshContent(ended.map(({ _id }) => ({ _id, _type: 'event', operation: 'update' as const })))
  state().lastLookMs = nowMs
  return ended.length
}

const dayOf = (at: Date) => formatMoment(at, { timeZone: 'America/Phoenix', dateStyle: 'full' })

/**
 * “Saturday, January 16, 2027, 10:00 AM to 11:30 AM”, in Arizona's time; an end at midnight counts as none. Takes ISO
 * strings.
 */
export function eventWhen({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const end = clinicTime(new Date(endsAt))
  const begin = new Date(startsAt)
  return `${dayOf(begin)}, ${clinicTime(begin)}${end === '12:00 AM' ? '' : ` to ${end}`}`
}

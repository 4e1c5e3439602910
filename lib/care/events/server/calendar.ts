import 'server-only'
import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { endOf, fetchEventEnds, startOf } from '@/lib/content/server/events'
import { refreshContent } from '@/lib/content/server/refresh'
import { clinicTime } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'
import { formatMoment } from '@/lib/platform/shared/locale'
import { withoutControls } from '@/lib/platform/shared/text'

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
  const entry = entryOf(event, siteUrl)
  return entry && written([entry], event.title ?? '')
}

/**
 * All these events as one calendar to subscribe to; those without a title or readable date are left out. One that is
 * no longer published leaves it, and calendars that follow it.
 */
export function eventsCalendar(events: PublishedEvent[], name: string, siteUrl: string): string {
  const entries = new Map(events.map((event) => [event._id, entryOf(event, siteUrl)]))
  return written(
    [...entries.values()].filter((entry) => entry !== null),
    name,
  )
}

type Entry = EventAttributes & { timestamp: number }

function entryOf(event: PublishedEvent, siteUrl: string): Entry | null {
  const start = startOf(event)
  const end = endOf(event)
  if (!event.title || start === null || end === null) return null
  const changed = Date.parse(event._updatedAt)
  return {
    uid: `${event._id}@${new URL(siteUrl).hostname}`,
    timestamp: changed,
    lastModified: utc(changed),
    // Of two files the one with the higher number holds, and nobody counts an event's changes.
    sequence: Math.floor(changed / 60_000),
    start: utc(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(Math.max(start, end)),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: withoutControls(event.title),
    description: event.description ? withoutControls(event.description) : undefined,
    location: event.location ? withoutControls(event.location) : undefined,
    url: `${siteUrl}/events`,
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  }
}

function written(entries: Entry[], calName: string): string {
  const { error, value } = createEvents(entries, {
    productId: 'ocotillo/events',
    calName: withoutControls(calName),
  })
  if (error || !value) throw new Error(`${entries.length} events make no calendar file: ${error?.message}`)
  return folded(value)
}

const maxOctets = 75

/** The library folds after 75 letters; RFC 5545 counts octets. */
function folded(file: string): string {
  const lines = file.replace(/\r\n[\t ]/g, '').split('\r\n')
  return lines.map(foldLine).join('\r\n')
}

function foldLine(line: string): string {
  const parts = ['']
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > maxOctets) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += size
  }
  return parts.join('\r\n')
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

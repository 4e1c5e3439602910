import { defineQuery } from 'groq'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { contentClient } from './client'
import { loadContent } from './load'
import type { ComingEventsQueryResult } from './sanity.types'

// Years of events are over: nothing that is asked for often may read them all.
const eventFields = `
  _id, _updatedAt, title, "slug": slug.current, date, time, endTime, location, type, isFeatured, priceText, spotsText, spots, description, attendees, rating
`

const comingEventsQuery = defineQuery(
  `*[_type == "event" && date >= $today] | order(date asc, time asc) { ${eventFields} }`,
)

const lateEventsQuery = defineQuery(
  `*[_type == "event" && date <= $today] | order(date desc, time desc) [0...50] { ${eventFields} }`,
)

const eventQuery = defineQuery(`*[_type == "event" && slug.current == $slug][0] { ${eventFields} }`)

const eventEndsQuery = defineQuery(
  `*[_type == "event" && date >= $from && date <= $today] | order(date desc) [0...200] { _id, date, endTime }`,
)

const bookableFields = '_id, _updatedAt, title, date, time, endTime, location, spots'
// Two queries, because a content store finds ids and dates by its indexes only when nothing else is asked.
const bookableByIdQuery = defineQuery(`*[_type == "event" && _id in $ids] { ${bookableFields} }`)
const bookableSinceQuery = defineQuery(`*[_type == "event" && date >= $from] { ${bookableFields} }`)

/** The published events of today and later, the earliest first. */
export const listComingEvents = (now: Date) =>
  loadContent(comingEventsQuery, { params: { today: clinicDate(now) }, tags: ['type:event'] })

/** The fifty latest published events up to today, the latest first; some of today's may not be over. */
export const listLateEvents = (now: Date) =>
  loadContent(lateEventsQuery, { params: { today: clinicDate(now) }, tags: ['type:event'] })

/** The published event with this short name, to come or over; null when there is none. */
export const getEvent = (slug: string) => loadContent(eventQuery, { params: { slug }, tags: ['type:event'] })

/**
 * When the latest published events are over that begin between these days, asked anew and not kept: for jobs, which
 * run outside of any page.
 */
export const fetchEventEnds = (from: Date, to: Date) =>
  contentClient().fetch(
    eventEndsQuery,
    { from: clinicDate(from), today: clinicDate(to) },
    { cache: 'no-store' },
  )

/** These published events, or all that begin on this day or later, asked anew and not kept: for the clinic's books. */
export const fetchBookableEvents = (wanted: { ids: string[] } | { from: string }) =>
  'ids' in wanted
    ? contentClient().fetch(bookableByIdQuery, wanted, { cache: 'no-store' })
    : contentClient().fetch(bookableSinceQuery, wanted, { cache: 'no-store' })

export type Event = ComingEventsQueryResult[number]

type Moment = { date?: string | null; time?: string | null; endTime?: string | null }

/** Arizona has no summer time, so its clocks are the same distance from UTC all year. */
const arizona = '-07:00'
const day = 24 * 3600 * 1000

/** When the event begins: at its time, or with its day when it has none. Null when it has no readable date. */
export function startOf({ date, time }: Moment): number | null {
  const dayBegin = Date.parse(`${date}T00:00:00${arizona}`)
  if (Number.isNaN(dayBegin)) return null
  const begin = Date.parse(`${date}T${time}:00${arizona}`)
  return Number.isNaN(begin) ? dayBegin : begin
}

/** When the event is over: at its end, or at midnight when it has none. Null when it has no readable date. */
export function endOf({ date, endTime }: Moment): number | null {
  const midnight = Date.parse(`${date}T00:00:00${arizona}`) + day
  if (Number.isNaN(midnight)) return null
  const end = Date.parse(`${date}T${endTime}:00${arizona}`)
  return Number.isNaN(end) ? midnight : end
}

/**
 * The events to come, the next one first, and those that are over, the latest first (EVENT-001). One without a date
 * is neither.
 */
export function byTime<Event extends Moment>(
  events: Event[],
  now: Date,
): { upcoming: Event[]; past: Event[] } {
  const dated = events
    .flatMap((event) => {
      const end = endOf(event)
      return end === null ? [] : [{ event, end }]
    })
    .sort((a, b) => a.end - b.end)
  const isOver = ({ end }: { end: number }) => end <= now.getTime()
  return {
    upcoming: dated.filter((one) => !isOver(one)).map(({ event }) => event),
    past: dated
      .filter(isOver)
      .reverse()
      .map(({ event }) => event),
  }
}

const eventNewsQuery = defineQuery(`*[_type == "event" && date >= $today] | order(date asc) {
  _id, title, date, time, endTime, location, priceText
}`)

/**
 * What a mail says of each published event of today and later, asked anew and not kept: for a job, which runs outside
 * of any page.
 */
export const fetchEventNews = (now: Date) =>
  contentClient().fetch(eventNewsQuery, { today: clinicDate(now) }, { cache: 'no-store' })

const eventTypesQuery = defineQuery(
  `*[_type == "eventType"] | order(order asc, name asc) { _id, name, description, details, icon }`,
)

/** All published types of events in the editors' order. */
export const listEventTypes = () => loadContent(eventTypesQuery, { tags: ['type:eventType'] })

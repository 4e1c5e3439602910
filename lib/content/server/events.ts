import { defineQuery } from 'groq'
import { clinicDate } from '@/lib/platform/clinic-time/shared/model'
import { contentClient } from './client'
import { loadContent } from './load'
import type { ComingEventsQueryResult } from './sanity.types'

// Years of events are over: nothing that is asked for often may read them all.
const eventFields = `
  _id, _updatedAt, title, date, time, endTime, location, type, isFeatured, priceText, spotsText, spots, description, attendees, rating
`

const comingEventsQuery = defineQuery(
  `*[_type == "event" && date >= $today] | order(date asc, time asc) { ${eventFields} }`,
)

const lateEventsQuery = defineQuery(
  `*[_type == "event" && date <= $today] | order(date desc, time desc) [0...50] { ${eventFields} }`,
)

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

/** When the latest published events are over that begin between these days, asked anew and not kept: for jobs, which run outside of any page. */
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

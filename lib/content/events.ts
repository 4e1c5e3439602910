import { defineQuery } from 'groq'
import { contentClient } from './client'
import { loadContent } from './load'
import type { EventsQueryResult } from './sanity.types'

const eventsQuery = defineQuery(`*[_type == "event"] | order(date asc, time asc) {
  _id, _updatedAt, title, date, time, endTime, location, type, isFeatured, priceText, spotsText, spots, description, attendees, rating
}`)

const eventEndsQuery = defineQuery(`*[_type == "event" && defined(date)]{ _id, date, endTime }`)

/** All published events, past and coming, the earliest first. */
export const listEvents = () => loadContent(eventsQuery, { tags: ['type:event'] })

const bookableEventsQuery = defineQuery(`*[_type == "event" && ($ids == null || _id in $ids)] {
  _id, _updatedAt, title, date, time, endTime, location, spots
}`)

/** When each published event is over, asked anew and not kept: for jobs, which run outside of any page. */
export const fetchEventEnds = () => contentClient().fetch(eventEndsQuery, {}, { cache: 'no-store' })

/** These published events, or all of them, asked anew and not kept: for the clinic's books. */
export const fetchBookableEvents = (ids: string[] | null) =>
  contentClient().fetch(bookableEventsQuery, { ids }, { cache: 'no-store' })

export type Event = EventsQueryResult[number]

import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { EventsQueryResult } from './sanity.types'

const eventsQuery = defineQuery(`*[_type == "event"] | order(date asc, time asc) {
  _id, title, date, time, endTime, location, type, isFeatured, priceText, spotsText, description, attendees, rating
}`)

/** All published events, past and coming, the earliest first. */
export const listEvents = () => loadContent(eventsQuery, { tags: ['type:event'] })

export type Event = EventsQueryResult[number]

import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { EventTypesQueryResult } from './sanity.types'

const eventTypesQuery = defineQuery(
  `*[_type == "eventType"] | order(order asc, name asc) { _id, name, description, details, icon }`,
)

/** All published types of events in the editors' order. */
export const listEventTypes = () => loadContent(eventTypesQuery, { tags: ['type:eventType'] })

export type EventType = EventTypesQueryResult[number]

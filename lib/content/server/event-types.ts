import { defineQuery } from 'groq'
import { loadContent } from './load'

const eventTypesQuery = defineQuery(
  `*[_type == "eventType"] | order(order asc, name asc) { _id, name, description, details, icon }`,
)

/** All published types of events in the editors' order. */
export const listEventTypes = () => loadContent(eventTypesQuery, { tags: ['type:eventType'] })

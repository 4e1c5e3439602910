import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { BadgesQueryResult } from './sanity.types'

const badgesQuery = defineQuery(
  `*[_type == "badge"] | order(order asc, name asc) { _id, name, detail, icon }`,
)

/** All published badges in the editors' order. */
export const listBadges = () => loadContent(badgesQuery, { tags: ['type:badge'] })

export type Badge = BadgesQueryResult[number]

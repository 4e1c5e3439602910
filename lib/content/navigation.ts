import { defineQuery } from 'groq'
import { linkFields } from './fragments'
import { loadContent } from './load'
import type { NavigationQueryResult } from './sanity.types'

const navigationQuery = defineQuery(`*[_type == "navigation" && _id == "navigation"][0] {
  headerLinks[] { _key, ${linkFields} },
  footerColumns[] { _key, title, links[] { _key, ${linkFields} } }
}`)

/** The links of header and footer, or null before they were published for the first time. */
export const getNavigation = () => loadContent(navigationQuery, { tags: ['id:navigation'] })

export type Navigation = NonNullable<NavigationQueryResult>

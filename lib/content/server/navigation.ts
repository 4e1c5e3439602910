import { defineQuery } from 'groq'
import { linkFields } from './fragments'
import { loadContent } from './load'
import type { NavigationQueryResult } from './sanity.types'

const navigationQuery = defineQuery(`*[_type == "navigation" && _id == "navigation"][0] {
  topLinks[] { _key, ${linkFields} },
  megaMenu[] { _key, category, items[] { _key, name, description, href } },
  megaMenuLinks[] { _key, ${linkFields} },
  headerLinks[] { _key, ${linkFields} },
  mobileLinks[] {
    _key,
    _type == "link" => { _type, ${linkFields} },
    _type == "linkGroup" => { _type, label, links[] { _key, ${linkFields} } }
  },
  mobileActions[] { _key, ${linkFields} },
  quickActions[] { _key, ${linkFields} },
  availability,
  footerColumns[] { _key, title, links[] { _key, ${linkFields} } }
}`)

/** The menus of header and footer, or null before they were published for the first time. */
export const getNavigation = () => loadContent(navigationQuery, { tags: ['id:navigation'] })

export type Navigation = NonNullable<NavigationQueryResult>

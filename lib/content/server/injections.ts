import { defineQuery } from 'groq'
import { imageFields } from './fragments'
import { loadContent } from './load'
import type { InjectionsQueryResult } from './sanity.types'

const injectionFields = `
  _id, name, "slug": slug.current, category, description, features, price, originalPrice, durationMinutes,
  image { ${imageFields} }`

const injectionsQuery = defineQuery(
  `*[_type == "injection"] | order(order asc, name asc) { ${injectionFields} }`,
)

/** All published injections in the editors' order, prices in dollars. */
export const listInjections = () => loadContent(injectionsQuery, { tags: ['type:injection'] })

export type Injection = InjectionsQueryResult[number]

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

const injectionQuery = defineQuery(
  `*[_type == "injection" && slug.current == $slug] | order(order asc, name asc) [0] { ${injectionFields} }`,
)

/** The one with a page at this path, as the list has it; no other's publish renews that page. */
export const getInjection = (slug: string, path: string) =>
  loadContent(injectionQuery, { params: { slug }, tags: [`path:${path}`] })

export type Injection = InjectionsQueryResult[number]

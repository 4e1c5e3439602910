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
const injectionQuery = defineQuery(`*[_type == "injection" && _id == $id][0] { ${injectionFields} }`)

/** All published injections in the editors' order, prices in dollars. */
export const listInjections = () => loadContent(injectionsQuery, { tags: ['type:injection'] })

/** The injection with this id, or null when it is not published. */
export const getInjection = (id: string) =>
  loadContent(injectionQuery, { params: { id }, tags: [`id:${id}`] })

export type Injection = InjectionsQueryResult[number]

import { defineQuery } from 'groq'
import { imageFields } from './fragments'
import { loadContent } from './load'
import type { IvServicesQueryResult } from './sanity.types'

const ivServiceFields = `
  _id, name, "slug": slug.current, category, price, badge, duration, description, features, hue, anchor, bookingTarget,
  dosages[] { _key, dosage, price, basePrice },
  image { ${imageFields} }`

const ivServicesQuery = defineQuery(
  `*[_type == "ivService"] | order(order asc, name asc) { ${ivServiceFields} }`,
)

/** All published services of the IV menu in the editors' order, prices in dollars. */
export const listIvServices = () => loadContent(ivServicesQuery, { tags: ['type:ivService'] })

const ivServiceQuery = defineQuery(
  `*[_type == "ivService" && slug.current == $slug] | order(order asc, name asc) [0] { ${ivServiceFields} }`,
)

/** The one with a page at this path, as the list has it; no other's publish renews that page. */
export const getIvService = (slug: string, path: string) =>
  loadContent(ivServiceQuery, { params: { slug }, tags: [`path:${path}`] })

export type IvService = IvServicesQueryResult[number]

import { defineQuery } from 'groq'
import { imageFields } from './fragments'
import { loadContent } from './load'
import type { IvServicesQueryResult } from './sanity.types'

const ivServicesQuery = defineQuery(`*[_type == "ivService"] | order(order asc, name asc) {
  _id, name, "slug": slug.current, category, price, badge, duration, description, features, hue, anchor, bookingTarget,
  dosages[] { _key, dosage, price, basePrice },
  image { ${imageFields} }
}`)

/** All published services of the IV menu in the editors' order, prices in dollars. */
export const listIvServices = () => loadContent(ivServicesQuery, { tags: ['type:ivService'] })

export type IvService = IvServicesQueryResult[number]

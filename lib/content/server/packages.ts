import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { PackagesQueryResult } from './sanity.types'

const packagesQuery = defineQuery(`*[_type == "package"] | order(order asc, name asc) {
  _id, name, price, period, description, features, isFeatured, intakeId
}`)

/** All published packages in the editors' order, prices in dollars. */
export const listPackages = () => loadContent(packagesQuery, { tags: ['type:package'] })

export type Package = PackagesQueryResult[number]

import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { EstimateServicesQueryResult } from './sanity.types'

const estimateServicesQuery = defineQuery(`*[_type == "estimateService"] | order(order asc, title asc) {
  _id, title, description, price, "slug": slug.current
}`)

/** The services an estimate can be asked for, in the editors' order, prices in dollars (GFE-004 … 009). */
export const listEstimateServices = () =>
  loadContent(estimateServicesQuery, { tags: ['type:estimateService'] })

export type EstimateService = EstimateServicesQueryResult[number]

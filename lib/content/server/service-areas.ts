import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { ServiceAreasQueryResult } from './sanity.types'

const serviceAreasQuery = defineQuery(`*[_type == "serviceArea"] | order(order asc, city asc) {
  _id, city, description, neighborhoods, responseTime, isPrimary, isFeatured
}`)

const zipAreasQuery = defineQuery(`*[_type == "serviceArea"] | order(order asc, city asc) {
  _id, city, description, neighborhoods, responseTime, travelFee, zipCodes
}`)

/** All published service areas in the editors' order with their ZIP codes; fees in dollars. */
export const listZipAreas = () => loadContent(zipAreasQuery, { tags: ['type:serviceArea'] })

/** All published service areas in the editors' order. */
export const listServiceAreas = () => loadContent(serviceAreasQuery, { tags: ['type:serviceArea'] })

export type ServiceArea = ServiceAreasQueryResult[number]

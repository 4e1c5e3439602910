import { defineQuery } from 'groq'
import { imageFields } from './fragments'
import { loadContent } from './load'
import type { TreatmentsQueryResult } from './sanity.types'

const treatmentsQuery = defineQuery(`*[_type == "treatment"] | order(order asc, title asc) {
  _id, title, subtitle, price, originalPrice, duration, description, features, category, gradient,
  isPopular, isTrending, satisfaction, bookingTarget, image { ${imageFields} }
}`)

/** All published treatments in the editors' order, prices in dollars (ENT-010). */
export const listTreatments = () => loadContent(treatmentsQuery, { tags: ['type:treatment'] })

export type Treatment = TreatmentsQueryResult[number]

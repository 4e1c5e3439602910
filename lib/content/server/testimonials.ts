import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { TestimonialsQueryResult } from './sanity.types'

const testimonialsQuery = defineQuery(`*[_type == "testimonial"] | order(order asc, name asc) {
  _id, name, text, rating, isSample
}`)

/** All published testimonials in the editors' order (ENT-014). */
export const listTestimonials = () => loadContent(testimonialsQuery, { tags: ['type:testimonial'] })

export type Testimonial = TestimonialsQueryResult[number]

import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { JobsQueryResult } from './sanity.types'

const jobsQuery = defineQuery(`*[_type == "job" && isHidden != true] | order(order asc, title asc) {
  _id, _createdAt, title, department, location, type, salaryRange, experience, isFeatured, description, requirements, applyHref
}`)

/** All published jobs that are not hidden, in the editors' order. */
export const listJobs = () => loadContent(jobsQuery, { tags: ['type:job'] })

export type Job = JobsQueryResult[number]

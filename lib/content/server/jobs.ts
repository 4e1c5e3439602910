import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { loadContent } from './load'
import type { JobsQueryResult } from './sanity.types'

const jobsQuery = defineQuery(`*[_type == "job" && isHidden != true] | order(order asc, title asc) {
  _id, _createdAt, _updatedAt, title, "slug": slug.current, department, location, type, workplace, workCity, salaryRange, experience, isFeatured, description, requirements, closesOn, applyHref
}`)

/** All published jobs that are neither hidden nor closed, in the editors' order. One is open through its last day. */
export async function listJobs() {
  const today = clinicDate(now())
  const jobs = await loadContent(jobsQuery, { tags: ['type:job'] })
  return jobs.filter(({ closesOn }) => !closesOn || stegaClean(closesOn) >= today)
}

export type Job = JobsQueryResult[number]

import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { JobPosting } from 'schema-dts'
import { type Job, listJobs } from '@/lib/content/server/jobs'
import type { Page } from '@/lib/content/server/pages'
import type { SiteSettings } from '@/lib/content/server/settings'
import { readPay } from '@/lib/platform/reading/shared'
import { absolute, addressIn, clinicAs, officeAddress } from './business'

const employment: Record<string, string> = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME' }

/** The position whose page this is, or those the page lists that have none of their own. */
export async function openPositions(page: Page, settings: SiteSettings): Promise<JobPosting[]> {
  const own = page.detail?.type === 'job' && page.detail.of ? [page.detail.of] : []
  const isList = page.blocks?.some(({ _type }) => _type === 'jobList')
  const listed = isList ? stegaClean(await listJobs()).filter(({ slug }) => !slug) : []
  return [...own, ...listed].flatMap((job) => jobPosting(job, settings) ?? [])
}

/** One position as Google's job search reads it; null while it has no title or description. */
export function jobPosting(job: Job, settings: SiteSettings): JobPosting | null {
  const { _id, title, description, type, closesOn, experience, _createdAt } = job
  if (!title || !description) return null
  const years = /^(\d+)\+? years?\b/.exec(experience ?? '')?.[1]
  return {
    '@type': 'JobPosting',
    title,
    description: asHtml(job),
    datePosted: _createdAt.slice(0, 10),
    // Open through its last day in Arizona, which has no summer time.
    ...(closesOn && { validThrough: `${closesOn}T23:59:59-07:00` }),
    ...(type && employment[type] && { employmentType: employment[type] }),
    identifier: { '@type': 'PropertyValue', name: settings.clinicName ?? '', value: _id },
    hiringOrganization: { ...clinicAs(settings), sameAs: absolute('/'), logo: absolute('/apple-icon.png') },
    ...place(job, settings),
    ...salary(job),
    ...(years && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Number(years) * 12,
      },
    }),
  }
}

/** One real place, or the state in which who works from home must live. */
function place({ workplace, workCity }: Job, settings: SiteSettings): Partial<Extract<JobPosting, object>> {
  if (workplace === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'State', name: 'Arizona, USA' },
    }
  const address = workplace === 'city' && workCity ? addressIn(workCity) : officeAddress(settings)
  return { jobLocation: { '@type': 'Place', address } }
}

/** What the job pays, from the words that applicants read, so that the two can't differ. */
function salary({ salaryRange }: Job): Partial<Extract<JobPosting, object>> {
  const pay = readPay(salaryRange ?? '')
  if (!pay) return {}
  const amount = pay.from === pay.to ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: pay.unit },
    },
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What the job is and asks for as HTML, with paragraphs and lists: so Google wants it. */
export function asHtml({ description, experience, requirements }: Job): string {
  const points = [...(experience ? [experience] : []), ...(requirements ?? [])]
  const list = points.map((point) => `<li>${escaped(point)}</li>`).join('')
  return `<p>${escaped(description ?? '')}</p>${list && `<ul>${list}</ul>`}`
}

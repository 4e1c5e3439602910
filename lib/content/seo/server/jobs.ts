import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { JobPosting } from 'schema-dts'
import { type Job, listJobs } from '@/lib/content/server/jobs'
import type { Page } from '@/lib/content/server/pages'
import { safeHref } from '@/lib/content/server/safe-href'
import { getSiteSettings, type SiteSettings } from '@/lib/content/server/settings'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { readPay } from '@/lib/platform/reading/shared'
import { now } from '@/lib/platform/server/clock'
import { language } from '@/lib/platform/shared/locale'
import { escapeHtml, withoutControls } from '@/lib/platform/shared/text'
import { absolute, addressIn, clinicAs, officeAddress } from './business'

/** The position whose page this is, or those the page lists that have none of their own. */
export async function openPositions(page: Page, settings: SiteSettings): Promise<JobPosting[]> {
  const own = page.detail?.type === 'job' && page.detail.of ? [page.detail.of] : []
  const isList = page.blocks?.some(({ _type }) => _type === 'jobList')
  const listed = isList ? stegaClean(await listJobs()).filter(({ slug }) => !slug) : []
  return [...own, ...listed].flatMap((job) => jobPosting(job, settings) ?? [])
}

/** One position as Google's job search reads it; null while it has no title or description. */
function jobPosting(job: Job, settings: SiteSettings): JobPosting | null {
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

const employment: Record<string, string> = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME' }

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

/** What the job is and asks for as HTML, with paragraphs and lists: so Google wants it. */
function asHtml({ description, experience, requirements }: Job): string {
  const points = [...(experience ? [experience] : []), ...(requirements ?? [])]
  const list = points.map((point) => `<li>${escaped(point)}</li>`).join('')
  return `<p>${escaped(description ?? '')}</p>${list && `<ul>${list}</ul>`}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Where the jobs are read and applied for. */
const careersPath = '/careers'

/** The open positions as an Atom feed (RFC 4287), the latest change first. */
export async function jobsFeed(): Promise<string> {
  const settings = await getSiteSettings()
  const latestFirst = (await listJobs()).toSorted((one, other) =>
    other._updatedAt.localeCompare(one._updatedAt),
  )
  const name = settings?.clinicName ?? ''
  // Of a feed in which nothing stands this is all that can be said.
  const updated = latestFirst[0]?._updatedAt ?? `${clinicDate(now())}T00:00:00-07:00`
  const parts = [
    element('id', absolute(siteFiles.jobs)),
    element('title', `Open positions at ${name}`),
    element('updated', updated),
    `<author>${element('name', name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absolute(siteFiles.jobs))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absolute(careersPath))}"/>`,
    ...latestFirst.flatMap((job) => entry(job) ?? []),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">\n${parts.join('\n')}\n</feed>\n`
}

/** One position, with the description that search engines get; null while it has no title or description. */
function entry(job: Job): string | null {
  const { title, department, description, location, type, salaryRange } = job
  if (!title || !description) return null
  const form = safeHref(job.applyHref)
  const summary = [type, location, salaryRange].filter(Boolean).join(' · ')
  return [
    '<entry>',
    element('id', absolute(`${careersPath}#${job._id}`)),
    element('title', title),
    element('published', job._createdAt),
    element('updated', job._updatedAt),
    ...(department ? [`<category term="${escapeXml(department)}"/>`] : []),
    `<link rel="alternate" type="text/html" href="${escapeXml(absolute(careersPath))}"/>`,
    ...(form?.startsWith('https:') ? [`<link rel="related" title="Apply" href="${escapeXml(form)}"/>`] : []),
    ...(summary ? [element('summary', summary)] : []),
    `<content type="html">${escapeXml(asHtml(job))}</content>`,
    '</entry>',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const escapeXml = (text: string) => escapeHtml(withoutControls(text))

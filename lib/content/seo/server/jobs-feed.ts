import 'server-only'
import { type Job, listJobs } from '@/lib/content/server/jobs'
import { safeHref } from '@/lib/content/server/safe-href'
import { getSiteSettings } from '@/lib/content/server/settings'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { now } from '@/lib/platform/server/clock'
import { language } from '@/lib/platform/shared/locale'
import { escapeHtml, withoutControls } from '@/lib/platform/shared/text'
import { absolute } from './business'
import { asHtml } from './jobs'

/** Where the jobs are read and applied for. */
const page = '/careers'

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
    `<link rel="alternate" type="text/html" href="${escapeXml(absolute(page))}"/>`,
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
    element('id', absolute(`${page}#${job._id}`)),
    element('title', title),
    element('published', job._createdAt),
    element('updated', job._updatedAt),
    ...(department ? [`<category term="${escapeXml(department)}"/>`] : []),
    `<link rel="alternate" type="text/html" href="${escapeXml(absolute(page))}"/>`,
    ...(form?.startsWith('https:') ? [`<link rel="related" title="Apply" href="${escapeXml(form)}"/>`] : []),
    ...(summary ? [element('summary', summary)] : []),
    `<content type="html">${escapeXml(asHtml(job))}</content>`,
    '</entry>',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const escapeXml = (text: string) => escapeHtml(withoutControls(text))

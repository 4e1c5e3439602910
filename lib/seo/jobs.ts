import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { JobPosting } from 'schema-dts'
import { listJobs } from '@/lib/content/jobs'
import type { Page } from '@/lib/content/pages'
import type { SiteSettings } from '@/lib/content/settings'
import { absolute } from './absolute'

const employment: Record<string, string> = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME' }

/** The positions the page lists. */
export async function openPositions(page: Page, settings: SiteSettings): Promise<JobPosting[]> {
  if (!page.blocks?.some(({ _type }) => _type === 'jobList')) return []
  return stegaClean(await listJobs()).flatMap(
    ({ title, description, requirements, type, location, _createdAt }) => {
      if (!title || !description) return []
      return {
        '@type': 'JobPosting' as const,
        title,
        description: [description, ...(requirements ?? [])].join('\n'),
        datePosted: _createdAt.slice(0, 10),
        ...(type && employment[type] && { employmentType: employment[type] }),
        hiringOrganization: {
          '@type': 'Organization' as const,
          name: settings.clinicName ?? '',
          sameAs: absolute('/'),
        },
        jobLocation: {
          '@type': 'Place' as const,
          address: {
            '@type': 'PostalAddress' as const,
            addressLocality: location ?? settings.city ?? '',
            addressRegion: 'AZ',
            addressCountry: 'US',
          },
        },
      }
    },
  )
}

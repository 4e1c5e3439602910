import { absolute } from '@/lib/content/seo/server/business'
import { getNavigation } from '@/lib/content/server/navigation'
import { listDescribedPages } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { markdownPath, siteFiles } from '@/lib/platform/front/shared/site-files'
import { blocks, facts, heading, list, paragraphs, words } from './pen'
import { contact } from './people'

/**
 * What the site is and where each page stands as Markdown, as llmstxt.org has it: by the footer’s columns, then what
 * no column names.
 */
export async function siteIndex(): Promise<string> {
  const [settings, navigation, pages] = await Promise.all([
    getSiteSettings(),
    getNavigation(),
    listDescribedPages(),
  ])
  const left = new Map(pages.map((page) => [page.path, page]))
  const row = (path: string | null | undefined, label?: string | null) => {
    const page = left.get(path ?? '')
    const name = words(label ?? page?.title)
    if (!page?.path || !name) return ''
    left.delete(page.path)
    const about = words(page.description)
    return `[${name}](${absolute(markdownPath(page.path))})${about && `: ${about}`}`
  }
  const section = (title: string | null, rows: string[]) => {
    const pagesHere = list(rows)
    return pagesHere && blocks(heading(2, title), pagesHere)
  }
  const start = section('Start here', [row('/')])
  const columns = (navigation?.footerColumns ?? []).map(({ title, links }) =>
    section(title, links?.map(({ href, label }) => row(href, label)) ?? []),
  )
  const more = section(
    'More',
    [...left.keys()].map((path) => row(path)),
  )
  return `${blocks(
    heading(1, settings?.clinicName),
    settings?.tagline && `> ${words(settings.tagline)}`,
    facts(
      contact(settings, 'phone'),
      contact(settings, 'emailGeneral'),
      words(settings?.hoursShort),
      contact(settings, 'street'),
    ),
    paragraphs(settings?.medicalDisclaimer),
    'Every page below is written from the same documents as the website, and its prices are today’s. Booking, ' +
      'ordering and forms are on the website: each page begins with its address there.',
    start,
    ...columns,
    more,
    heading(2, 'Feeds'),
    list([
      `[Events](${absolute(siteFiles.events)}): dates and places, as a calendar (iCalendar)`,
      `[Open positions](${absolute(siteFiles.jobs)}): with pay and requirements (Atom)`,
    ]),
  )}\n`
}

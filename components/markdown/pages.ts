import { askFirstOf, offeringWords, sampleText } from '@/components/details/offering-parts'
import { absolute } from '@/lib/content/seo/server/business'
import { type Detail, type DetailFacts, partsOf } from '@/lib/content/server/details'
import { listDescribedPages, type Page, type PageBlock } from '@/lib/content/server/pages'
import { getNavigation, getSiteSettings, type SiteSettings } from '@/lib/content/server/settings'
import { markdownPath, siteFiles } from '@/lib/platform/front/shared/site-files'
import { log } from '@/lib/platform/telemetry/server/log'
import { injectionOffer, menus, planOffer, serviceOffer } from './menus'
import { blocks, doAt, facts, heading, link, list, numbered, opening, paragraphs, points, words } from './pen'
import { contact, eventFacts, jobFacts, people } from './people'
import { texts, type Writer } from './texts'

/**
 * A page as Markdown, of the same documents as its HTML: the title, what search engines are told, its address, each
 * block, and the clinic's own words at the end.
 */
export async function pageMarkdown(page: Page): Promise<string> {
  const here = page.path ?? '/'
  const all = page.blocks ?? []
  const title = all.find((block) => block._type === 'hero')
  const [settings, ...parts] = await Promise.all([
    getSiteSettings(),
    ...all.map((block) => blockMarkdown(block === title ? { ...title, heading: undefined } : block, here)),
  ])
  return `${blocks(
    heading(1, title?.heading || page.title),
    page.seo?.description && `> ${words(page.seo.description)}`,
    `<${absolute(here)}>`,
    announcement(settings, here),
    page.isSample && `**${words(sampleText.title)}** ${words(sampleText.text)}`,
    page.detail && detailMarkdown(page.detail, here),
    ...parts,
    ending(settings),
  )}\n`
}

/** One that fails leaves a gap and a line in the log, as on the page; the rest stays. */
async function blockMarkdown(block: PageBlock, here: string): Promise<string> {
  // The table's type can't say that a block meets the function of its own type.
  const write = written[block._type] as
    | ((block: PageBlock, here: string) => Promise<string> | string)
    | undefined
  if (!write) {
    log.error('content', 'A block that has no Markdown was left out', {
      place: `${block._type} (${block._key})`,
    })
    return ''
  }
  try {
    return await write(block, here)
  } catch (error) {
    log.error('content', 'Content left out of the Markdown of a page', {
      page: here,
      place: `${block._type} (${block._key})`,
      error,
    })
    return ''
  }
}

/** How each kind of block is written; one that the schema gains must be here before the site builds. */
const written: { [Type in PageBlock['_type']]: Writer<Type> } = { ...menus, ...people, ...texts }

function announcement(settings: SiteSettings | null, here: string): string {
  const { isShown, text, link: more } = settings?.announcement ?? {}
  return isShown ? facts(words(text), link(more, here)) : ''
}

/** What a document's own page says before its blocks, by its type. */
function detailMarkdown(detail: Detail, here: string): string {
  switch (detail.type) {
    case 'ivService':
      return blocks(
        serviceOffer(detail.of),
        points(detail.of.features),
        doAt('Book', here),
        offering(detail.facts, here),
      )
    case 'injection':
      return blocks(
        injectionOffer(detail.of),
        points(detail.of.features),
        doAt('Book, or add to your cart', here),
        offering(detail.facts, here),
      )
    case 'membershipPlan':
      return blocks(planOffer(detail.of), doAt('Join', here))
    case 'event':
      return detail.isOver
        ? 'This event is over.'
        : blocks(eventFacts(detail.of), detail.of.spots !== null && doAt('Reserve a spot', here))
    case 'job':
      return detail.of ? jobFacts(detail.of, here) : 'This position is no longer open.'
  }
}

function offering(facts: DetailFacts, here: string): string {
  const { contents, askFirst, moments } = offeringWords
  const parts = partsOf(facts).map(({ amount, ingredient: { name, text, sources } }) =>
    blocks(
      heading(3, name),
      words(amount),
      paragraphs(text),
      list(sources?.map(({ title, url }) => link({ label: title, href: url }, here))),
    ),
  )
  const topics = askFirstOf(facts).map(
    ({ title, texts }) => `**${words(title)}**: ${texts.map(words).join(' ')}`,
  )
  const steps = (facts.moments ?? []).map(
    ({ when, title, text }) => `${words(when)}: **${words(title)}** ${words(text)}`,
  )
  return blocks(
    parts.length > 0 && blocks(opening(contents.heading, contents.intro), ...parts),
    blocks(opening(askFirst.heading, askFirst.intro), list(topics)),
    steps.length > 0 && blocks(opening(moments.heading, moments.intro), numbered(steps)),
  )
}

/** Who says all this, how to reach them, and that it is no medical advice. */
function ending(settings: SiteSettings | null): string {
  if (!settings) return ''
  return blocks(
    '---',
    facts(
      words(settings.clinicName),
      contact(settings, 'phone'),
      contact(settings, 'emailGeneral'),
      words(settings.hoursShort),
      contact(settings, 'street'),
    ),
    paragraphs(settings.medicalDisclaimer),
  )
}

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

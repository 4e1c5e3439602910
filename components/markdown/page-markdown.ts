import { sampleText } from '@/components/details/sample-note'
import { absolute } from '@/lib/content/seo/server/business'
import type { Page, PageBlock } from '@/lib/content/server/pages'
import { getSiteSettings, type SiteSettings } from '@/lib/content/server/settings'
import { log } from '@/lib/platform/telemetry/server/log'
import { detailMarkdown } from './details'
import { menus } from './menus'
import { blocks, facts, heading, link, paragraphs, words } from './pen'
import { contact, people } from './people'
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

import { forms, isFormId } from '@/lib/care/forms/shared/forms'
import { listBadges } from '@/lib/content/server/badges'
import { chosen } from '@/lib/content/server/chosen'
import { listFaqs } from '@/lib/content/server/faqs'
import { getFormText } from '@/lib/content/server/form-texts'
import { listInjections } from '@/lib/content/server/menu'
import type { BlockOf, PageBlock } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { listTestimonials } from '@/lib/content/server/testimonials'
import { formatNumber } from '@/lib/platform/shared/locale'
import { injectionLine, type menus } from './menus'
import {
  blocks,
  call,
  doAt,
  facts,
  heading,
  link,
  links,
  list,
  numbered,
  opening,
  paragraphs,
  points,
  richText,
  words,
} from './pen'
import { type people, quote } from './people'

export type Writer<Type extends PageBlock['_type']> = (
  block: BlockOf<Type>,
  here: string,
) => Promise<string> | string

type Listing = keyof typeof menus | keyof typeof people

/** The blocks whose words stand in the block itself; every type that lists nothing must be here. */
export const texts: { [Type in Exclude<PageBlock['_type'], Listing>]: Writer<Type> } = {
  hero: async (block, here) => {
    const { primaryLink, secondaryLink, hasCallButton } = block
    const isBare = !primaryLink && !secondaryLink && !hasCallButton
    const { phone } = (await getSiteSettings()) ?? {}
    const rotating = block.rotatingInjections ?? []
    const featured = rotating.length > 0 ? rotating : [block.featuredInjection ?? null]
    return blocks(
      words(block.eyebrow),
      heading(2, block.heading),
      paragraphs(block.intro),
      facts(
        links([primaryLink, secondaryLink], here),
        hasCallButton && call(phone),
        isBare && call(phone, 'Call to book'),
      ),
      points(block.facts),
      picture(block.image?.alt),
      featured.some(Boolean) && list(chosen(await listInjections(), featured).map(injectionLine)),
    )
  },

  acknowledgment: (block, here) =>
    blocks(
      opening(block.heading, block.intro),
      numbered((block.points ?? []).map(words)),
      link(block.link, here),
    ),

  badgeList: async (block) =>
    blocks(
      opening(block.heading, block.intro),
      list(
        chosen(await listBadges(), block.badges).map(({ name, detail }) =>
          detail ? `**${words(name)}** ${words(detail)}` : words(name),
        ),
      ),
    ),

  bookingCallout: async (block, here) =>
    blocks(
      opening(block.heading, block.text),
      links(block.links, here),
      points(block.points),
      points(block.assurances),
      block.reviewsHeading &&
        blocks(
          heading(3, block.reviewsHeading),
          ...(await listTestimonials()).slice(0, 3).map((testimonial) => quote(testimonial)),
        ),
    ),

  callout: (block, here) =>
    blocks(opening(block.heading, block.text), links([block.link, block.secondLink], here)),

  cardGrid: (block, here) =>
    blocks(
      opening(block.heading, block.intro),
      ...(block.cards ?? []).map((card) =>
        blocks(heading(3, card.title), paragraphs(card.text), link(card.link, here)),
      ),
    ),

  clientPortal: (block, here) =>
    blocks(opening(block.heading, block.intro), doAt('Open the portal', here, block.anchor)),

  counterBand: (block) =>
    blocks(
      opening(block.heading, block.intro),
      list(
        block.counters?.map(({ value, suffix, label }) =>
          typeof value === 'number'
            ? `${words(label)}: ${words(formatNumber(value) + (suffix ?? ''))}`
            : words(label),
        ),
      ),
    ),

  factSheet: (block) =>
    blocks(
      opening(block.heading, block.intro),
      list(block.rows?.map(({ term, detail }) => `**${words(term)}:** ${paragraphs(detail)}`)),
    ),

  faqList: async (block) =>
    blocks(
      opening(block.heading, block.intro),
      ...(await listFaqs(block.faqs)).map(({ question, answer }) =>
        blocks(heading(3, question), paragraphs(answer)),
      ),
    ),

  goodFaithExam: async (block, here) =>
    blocks(
      opening(block.heading, block.text),
      points(block.points),
      doAt('Schedule your exam', here, block.anchor),
      facts(link(block.link, here), call((await getSiteSettings())?.phone)),
    ),

  mission: async (block) => {
    const year = (await getSiteSettings())?.licensedSince
    return blocks(
      opening(block.heading, block.statement),
      block.claim && year ? `${words(block.claim)} ${year}` : '',
    )
  },

  notice: (block, here) => blocks(opening(block.heading, block.text), link(block.link, here)),

  offerCards: async (block, here) => {
    const { phone } = (await getSiteSettings()) ?? {}
    const offers = (block.offers ?? []).map((offer) =>
      blocks(
        heading(3, [offer.figure, offer.title].filter(Boolean).join(': ')),
        paragraphs(offer.text),
        offer.hasCodeForm && doAt('Ask for your code', here, block.anchor),
        facts(link(offer.link, here), offer.hasCallButton && call(phone)),
      ),
    )
    return blocks(opening(block.heading, block.intro), ...offers)
  },

  requestForm: async ({ form, anchor, ...block }, here) => {
    if (!form || !isFormId(form)) return ''
    const text = await getFormText(form)
    return blocks(
      opening(block.heading || text?.heading || 'Write to us', block.intro || text?.intro),
      doAt(`Fill in the form (${forms[form].title})`, here, anchor || 'form'),
    )
  },

  richText: (block, here) => blocks(heading(2, block.heading), richText(block.body, here)),

  split: (block, here) =>
    blocks(
      heading(2, block.heading),
      richText(block.body, here),
      links([block.primaryLink, block.secondaryLink], here),
      picture(block.image?.alt),
    ),

  statBand: (block) =>
    blocks(
      heading(2, block.heading),
      list(block.stats?.map(({ value, label }) => `${words(label)}: ${words(value)}`)),
    ),

  stepSelector: (block) =>
    blocks(
      opening(block.heading, block.intro),
      numbered(
        (block.items ?? []).map(({ title, duration, text, points: details }) =>
          blocks(facts(`**${words(title)}**`, words(duration)), paragraphs(text), points(details)),
        ),
      ),
    ),

  steps: (block) =>
    blocks(
      opening(block.heading, block.intro),
      numbered((block.items ?? []).map(({ title, text }) => blocks(`**${words(title)}**`, paragraphs(text)))),
    ),

  teamList: (block) =>
    blocks(
      opening(block.heading, block.intro),
      ...(block.people ?? []).map(({ name, role, licence, text, isSample }) =>
        blocks(
          heading(3, name),
          facts(words(role), words(licence), isSample && 'Sample person'),
          paragraphs(text),
        ),
      ),
    ),

  zipCheck: (block, here) =>
    blocks(opening(block.heading, block.intro), doAt('Check your ZIP code', here, block.anchor)),
}

/** What a picture shows, where an editor said it. */
const picture = (alt: string | null | undefined) => alt && `*${words(`Picture: ${alt}`)}*`

import { askFirstOf, offeringWords } from '@/components/details/offering-parts'
import { type Detail, type DetailFacts, partsOf } from '@/lib/content/server/details'
import { injectionOffer, planOffer, serviceOffer } from './menus'
import { blocks, doAt, heading, link, list, numbered, opening, paragraphs, points, words } from './pen'
import { eventFacts, jobFacts } from './people'

/** What a document's own page says before its blocks, by its type. */
export function detailMarkdown(detail: Detail, here: string): string {
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

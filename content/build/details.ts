import type { Ingredient, Timeline } from '../../lib/content/server/sanity.types.ts'
import { faqList } from './block.ts'
import { keyed } from './document.ts'

type Topic = NonNullable<NonNullable<Ingredient['askFirst']>[number]['topic']>

type IngredientCopy = {
  slug: string
  name: string
  text: string
  askFirst?: [topic: Topic, text: string][]
  sources: [title: string, url: string][]
}

/** The ingredient `ingredient-<slug>`. */
export const ingredient = ({ slug, askFirst, sources, ...copy }: IngredientCopy) => ({
  _id: `ingredient-${slug}`,
  _type: 'ingredient' as const,
  ...copy,
  ...(askFirst && {
    askFirst: keyed(
      'ask',
      askFirst.map(([topic, text]) => ({ _type: 'askFirst' as const, topic, text })),
    ),
  }),
  sources: keyed(
    'source',
    sources.map(([title, url]) => ({ _type: 'sourceLink' as const, title, url })),
  ),
})

/** The visit `timeline-<slug>` from its parts. */
export const timeline = (
  slug: string,
  name: string,
  moments: [when: string, title: string, text: string][],
) => ({
  _id: `timeline-${slug}`,
  _type: 'timeline' as const,
  name,
  moments: keyed(
    'moment',
    moments.map(([when, title, text]) => ({
      _type: 'visitMoment' as const,
      when,
      title,
      text,
    })),
  ) satisfies NonNullable<Timeline['moments']>,
})

type Titled = { _id: string }
const referenceTo = ({ _id }: Titled) => ({ _type: 'reference' as const, _ref: _id })

export type Part = Titled | [ingredient: Titled, amount: string]

/** What the page of a drip or an injection says: what is in it, how the visit goes, what people ask. */
export const pageOfItsOwn = (parts: Part[], visit: Titled, faqs: Titled[]) => ({
  contents: keyed(
    'part',
    parts.map((part) => {
      const [of, amount] = Array.isArray(part) ? part : [part]
      return { _type: 'contentPart' as const, ingredient: referenceTo(of), ...(amount && { amount }) }
    }),
  ),
  timeline: referenceTo(visit),
  details: [faqList({ key: 'faq', heading: 'What people ask', faqs, tone: 'sand', anchor: 'faq' })],
})

import { listedKinds, shownBy } from './shown-by.ts'

/** A page as `pagesQuery` gives it. */
export type ShownPage = {
  _id: string
  title: string | null
  path: string | null
  blocks: ShownBlock[] | null
}

type ShownBlock = {
  _type: string
  kind: string | null
  form: string | null
  text: string | null
  faqs: string[] | null
  /** Whether reviews stand below a booking band: testimonials until they are there. */
  hasReviews: boolean
}

/** So many lines a person still looks through; whoever has more searches them. */
export const mostPages = 200

/** The first pages with what their blocks say about the documents they show, the home page first. */
export const pagesQuery = `*[_type == "page"] | order(path asc) [0...${mostPages}] {
  _id, title, path,
  "blocks": blocks[] {
    _type, kind, form, "text": document._ref, "faqs": faqs[]._ref, "hasReviews": defined(reviewsHeading)
  }
}`

export type PageContents = { rows: string[]; faqs: string[]; texts: string[]; forms: string[] }

/** What a page shows beside its own words, each once, in the order of the page. */
export function contentsOf({ blocks }: ShownPage): PageContents {
  const shown = blocks ?? []
  return {
    rows: unique(shown.flatMap(rowsOf)),
    faqs: unique(shown.flatMap(({ faqs }) => faqs ?? [])),
    texts: unique(shown.flatMap(({ text }) => text ?? [])),
    forms: unique(shown.flatMap(({ form }) => form ?? [])),
  }
}

function rowsOf({ _type, kind, hasReviews }: ShownBlock): string[] {
  if (_type === 'productList') return kind && listedKinds[kind] ? [listedKinds[kind]] : []
  if (_type === 'bookingCallout') return hasReviews ? ['testimonial', 'bookingSettings'] : []
  return shownBy[_type as keyof typeof shownBy] ?? []
}

const unique = (values: string[]) => [...new Set(values)]

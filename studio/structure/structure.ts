import { ClockIcon } from '@sanity/icons/Clock'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EditIcon } from '@sanity/icons/Edit'
import { map } from 'rxjs'
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure'
import type { blockTypes } from '../../schemas/blocks/index.ts'
import type { Descriptor } from '../../schemas/descriptor.ts'
import { descriptors } from '../../schemas/descriptors.ts'
import { chosenItem, deskGroups, deskRow, deskTypes, rowItem, specialRows } from './rows.ts'
import { Unpublished } from './unpublished/unpublished.tsx'

const { recent, unpublished } = specialRows

/** What staff see on the left: what was last worked on, then pages, offers, people and places, and shared words. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      recentItem(S),
      S.listItem()
        .id(unpublished.id)
        .title(unpublished.title)
        .icon(EditIcon)
        .child(S.component(Unpublished).id(unpublished.id).title(unpublished.title)),
      ...deskGroups.flatMap(({ title, rows }, index) => [
        S.divider().title(title),
        ...(index === 0 ? [pagesItem(S, context)] : []),
        ...rows.map((row) => rowItem(S, row)),
      ]),
    ])

function recentItem(S: StructureBuilder) {
  const list = S.documentList()
    .id(recent.id)
    .title(recent.title)
    .apiVersion('2025-02-19')
    .filter('_type in $types')
    .params({ types: deskTypes })
    .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
    .initialValueTemplates([])
    .canHandleIntent(() => false)
  return S.listItem().id(recent.id).title(recent.title).icon(ClockIcon).child(list)
}

const { id, title } = specialRows.pages
const questionsHere = { ...deskRow('faq'), title: 'Questions on this page' }
const everyPage = { ...deskRow('page'), title: 'More: search all pages' }
const formTextsHere = { ...deskRow('formText'), title: 'Form texts on this page' }

/** Page by page: the page itself, and the lists it shows. Drafts count, so a new page is there at once. */
function pagesItem(S: StructureBuilder, { documentStore }: StructureResolverContext) {
  const options = { apiVersion: '2025-02-19', perspective: 'drafts' as const }
  return S.listItem()
    .id(id)
    .title(title)
    .icon(DocumentIcon)
    .child(() =>
      documentStore.listenQuery(pagesQuery, {}, options).pipe(
        map((pages: ShownPage[]) =>
          S.list()
            .id(id)
            .title(title)
            .items([
              ...pages.map((page) => pageItem(S, page)),
              ...(pages.length === maxPages ? [rowItem(S, everyPage)] : []),
            ]),
        ),
      ),
    )
}

function pageItem(S: StructureBuilder, page: ShownPage) {
  const title = page.title ?? 'Page without a title'
  return S.listItem()
    .id(page._id)
    .title(title)
    .icon(DocumentIcon)
    .child(S.list().id(page._id).title(title).items(itemsOf(S, page)))
}

function itemsOf(S: StructureBuilder, page: ShownPage) {
  const { rows, faqs, texts, forms } = contentsOf(page)
  const itself = S.document()
    .schemaType('page')
    .documentId(page._id)
    .title(page.title ?? 'This page')
  return [
    S.listItem().id('itself').title('This page').icon(DocumentIcon).child(itself),
    ...rows.map((id) => rowItem(S, deskRow(id))),
    ...(faqs.length > 0 ? [chosenItem(S, questionsHere, '_id', faqs)] : []),
    ...texts.map((id) => textItem(S, id)),
    ...(forms.length > 0 ? [chosenItem(S, formTextsHere, 'form', forms)] : []),
  ]
}

const textItem = (S: StructureBuilder, id: string) =>
  S.listItem()
    .id(id)
    .title('The legal text')
    .icon(DocumentTextIcon)
    .child(S.document().schemaType('legalDocument').documentId(id))

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
const maxPages = 200

/** The first pages with what their blocks say about the documents they show, the home page first. */
export const pagesQuery = `*[_type == "page"] | order(path asc) [0...${maxPages}] {
  _id, title, path,
  "blocks": blocks[] {
    _type, kind, form, "text": document._ref, "faqs": faqs[]._ref, "hasReviews": defined(reviewsHeading)
  }
}`

type PageContents = { rows: string[]; faqs: string[]; texts: string[]; forms: string[] }

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
  if (_type === 'bookingCallout') return hasReviews ? ['testimonial', 'bookingSettings'] : []
  return rowsShownBy(_type, kind)
}

const unique = (values: string[]) => [...new Set(values)]

type BlockName = (typeof blockTypes)[number]['name']

/**
 * Lines of the desk a block takes its words and prices from beside the types it lists (schemas/descriptors.ts), or
 * instead of them. What a page chooses one by one (its questions, its legal text, its form) is read from the page
 * itself.
 */
const ownRows: Partial<Record<BlockName, string[]>> = {
  badgeList: ['badge'],
  upcomingEventList: ['comingEvents'],
  pastEventList: ['pastEvents'],
  jobList: ['job', 'hiddenJobs'],
  contactPanel: ['siteSettings'],
  contactCards: ['siteSettings'],
  startingPrices: ['estimateService'],
  goodFaithExam: ['bookingSettings'],
  clientPortal: ['bookingSettings'],
}

/** The lines of the desk a block shows; of a price list those of its kind. */
export function rowsShownBy(block: string, kind: string | null = null): string[] {
  const own = ownRows[block as BlockName]
  if (own) return own
  return Object.entries<Descriptor>(descriptors).flatMap(([type, { shownIn }]) =>
    shownIn?.blocks?.some((shown) => shown.type === block && (shown.choice ?? null) === kind) ? type : [],
  )
}

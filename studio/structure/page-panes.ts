import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { map } from 'rxjs'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { deskRow } from './desk-rows.ts'
import { contentsOf, mostPages, pagesQuery, type ShownPage } from './page-contents.ts'
import { chosenItem, rowItem } from './row-panes.ts'
import { specialRows } from './special-rows.ts'

const { id, title } = specialRows.pages
const questionsHere = { ...deskRow('faq'), title: 'Questions on this page' }
const everyPage = { ...deskRow('page'), title: 'More: search all pages' }
const formTextsHere = { ...deskRow('formText'), title: 'Form texts on this page' }

/** Page by page: the page itself, and the lists it shows. Drafts count, so a new page is there at once. */
export function pagesItem(S: StructureBuilder, { documentStore }: StructureResolverContext) {
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
              ...(pages.length === mostPages ? [rowItem(S, everyPage)] : []),
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

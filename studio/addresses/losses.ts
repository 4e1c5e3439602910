import { indexContent } from '../../lib/truth/content.ts'
import { wordsOf } from '../../lib/truth/fields.ts'
import type { Content, ContentDocument, Place } from '../../lib/truth/model.ts'
import { links } from '../../lib/truth/rules/links.ts'
import { placesOf } from '../presentation/places.ts'

export type Losses = {
  /** Where a page was; visitors find none there then. */
  address: string | null
  /** Pages that list the document today. */
  pages: { title: string; path: string }[]
  /** What is shown beyond single pages, in a sentence. */
  everywhere: string | null
  /** Links, redirects and references of other documents that lead nowhere then. */
  broken: Place[]
}

/** What visitors lose when this published document is taken away; null when nobody notices, or it is not published. */
export function lossesOf(id: string, published: readonly ContentDocument[]): Losses | null {
  const document = published.find(({ _id }) => _id === id)
  if (!document) return null
  const before = indexContent(published, new Date(0))
  const after = indexContent(
    published.filter((one) => one !== document),
    new Date(0),
  )
  const known = new Set(links.check(before).map(({ key }) => key))
  const broken = links
    .check(after)
    .filter(({ key }) => !known.has(key))
    // What else the finding names, and the bare id of a reference, say nothing here.
    .map(({ places: [{ value, ...place }] }) =>
      value === id ? place : { ...place, ...(value && { value }) },
    )
  const losses = {
    address: document._type === 'page' ? wordsOf(document, 'path') || null : null,
    pages: pagesShowing(before, document),
    everywhere: placesOf(document._type, id).everywhere ?? null,
    broken,
  }
  return losses.address || losses.everywhere || losses.pages.length > 0 || broken.length > 0 ? losses : null
}

function pagesShowing(content: Content, { _id, _type }: ContentDocument): Losses['pages'] {
  const { blocks = [] } = placesOf(_type, _id)
  const referring = new Set(content.usesOf(_id).map(({ documentId }) => documentId))
  const lists = (page: ContentDocument) =>
    content
      .objectsOf(page)
      .some(({ value }) =>
        blocks.some(
          ({ type, choice }) =>
            value._type === type && (!choice || choice === value.kind || choice === value.form),
        ),
      )
  return content
    .ofType('page')
    .filter((page) => page._id !== _id && (referring.has(page._id) || lists(page)))
    .map((page) => ({ title: wordsOf(page, 'title') || page._id, path: wordsOf(page, 'path') }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

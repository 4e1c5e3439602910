import { wordsOf } from './fields.ts'
import type { Content, ContentDocument, Named } from './model.ts'

/** A link as it stands in a document: what it is part of, where, and where it leads. */
export type Link = { document: ContentDocument; within: Named; path: string; href: string }

const fieldsByType: Record<string, string> = { searchEntry: 'url', redirect: 'to' }

/** Every link of a document, also those inside texts; of a search result and a redirect where they lead. */
export function linksIn(content: Content, document: ContentDocument): Link[] {
  const field = fieldsByType[document._type] ?? 'href'
  return content.objectsOf(document).flatMap((within) => {
    const href = wordsOf(within.value, field)
    return href ? [{ document, within, path: within.path ? `${within.path}.${field}` : field, href }] : []
  })
}

/** Every link to this path, whatever query or anchor it has. */
export const linksTo = (content: Content, path: string): Link[] =>
  content.documents
    .flatMap((document) => linksIn(content, document))
    .filter(({ href }) => splitHref(href)[0] === path)

/** The path of a link, without a slash at its end, and its query and anchor. */
export function splitHref(href: string): [path: string, rest: string] {
  const end = href.search(/[?#]/)
  const path = end < 0 ? href : href.slice(0, end)
  return [path.length > 1 ? path.replace(/\/$/, '') : path, end < 0 ? '' : href.slice(end)]
}

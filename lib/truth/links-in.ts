import { slugOf, wordsOf } from './fields.ts'
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

/** Blocks that have a name in links without an editor giving one. */
const given: Record<string, string> = {
  injectionShop: 'injections',
  packageList: 'packages',
  planList: 'plans',
  giftPresets: 'gift-options',
  ivMenu: 'menu',
  requestForm: 'form',
}

/** The names a link to this page may end in: those of its blocks and of the documents they list. */
export function anchorsOf(content: Content, page: ContentDocument): Set<string> {
  const objects = content.objectsOf(page).map(({ value }) => value)
  const types = new Set(objects.map(({ _type }) => String(_type)))
  const services = content.ofType('ivService')
  const hasServices = (category: string) =>
    services.some((service) => wordsOf(service, 'category') === category)
  return new Set(
    [
      ...objects
        // A category without a service is not drawn.
        .filter((object) => object._type !== 'ivCategory' || hasServices(wordsOf(object, 'key')))
        .map((object) => wordsOf(object, 'anchor') || given[String(object._type)] || ''),
      ...(types.has('ivMenu') ? services.map((service) => wordsOf(service, 'anchor')) : []),
      ...(types.has('injectionShop') ? content.ofType('injection').map(slugOf) : []),
      ...(types.has('upcomingEventList') ? content.ofType('event').map(({ _id }) => _id) : []),
      ...objects.flatMap((object) =>
        object._type === 'legalText' ? sectionsOf(content, object.document) : [],
      ),
    ].filter(Boolean),
  )
}

function sectionsOf(content: Content, reference: unknown): string[] {
  const document = content.byId((reference as { _ref?: string } | undefined)?._ref ?? '')
  const sections = Array.isArray(document?.sections) ? document.sections : []
  return sections.map(({ anchor }: { anchor?: string }, index) => anchor || `section-${index + 1}`)
}

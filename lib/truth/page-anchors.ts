import { slugOf, wordsOf } from './fields.ts'
import type { Content, ContentDocument } from './model.ts'

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

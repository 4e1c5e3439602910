import type { IvService } from '@/lib/content/server/iv-services'
import type { BlockOf } from '@/lib/content/server/pages'

const rest = { key: '', label: 'More', intro: null, anchor: null }

/**
 * Which category each service stands in, and the categories that have any, in the editors' order: no service is lost
 * (IVT-008, IVT-009).
 */
export function menuGroups(services: IvService[], categories: BlockOf<'ivMenu'>['categories']) {
  const known = (categories ?? []).flatMap(({ key, label, intro, anchor }) =>
    key ? { key, label: label ?? key, intro: intro ?? null, anchor: anchor ?? null } : [],
  )
  const placed = services.map((service) => {
    const category = known.find(({ key }) => key === service.category)
    return { service, category: category?.key ?? rest.key, bookedAs: category?.label }
  })
  const groups = [...known, rest].filter(({ key }) => placed.some(({ category }) => category === key))
  return { groups, placed }
}

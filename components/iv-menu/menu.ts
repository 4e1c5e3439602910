import type { IvService } from '@/lib/content/server/menu'
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

/** What is drawn into the bag, by the color of the drawing. */
export const motifs = {
  hydration: 'drop',
  energy: 'bolt',
  immune: 'shield',
  recovery: 'sun',
  beauty: 'blossom',
  nad: 'hexagon',
} as const

/** What the drawing needs of a time such as '45 min'; hours fill the bag. */
export function minutesOf(duration: string | null): number | undefined {
  if (!duration) return undefined
  return duration.includes('min') ? Number.parseInt(duration, 10) || undefined : 60
}

import type { FindablePage } from '@/lib/content/server/search'
import { detailPath } from '@/lib/content/shared/detail-path'
import { type DocumentName, descriptorOf } from '@/schemas/descriptors'

type Findable = { _id: string; slug?: string | null; anchor?: string | null }

/**
 * Where a result of this type leads: to its own page, else to its card on the first page that shows it, or null while
 * none does. The one place that knows it.
 */
export function searchAddress(
  type: DocumentName,
  document: Findable,
  pages: readonly FindablePage[],
): string | null {
  return detailPath(type, document.slug) ?? cardAddress(type, document, pages)
}

/** The place of its card, such as `/iv-therapy#immune`, where the editors' own results may lead. */
export function cardAddress(
  type: DocumentName,
  document: Findable,
  pages: readonly FindablePage[],
): string | null {
  const { _id, anchor, slug } = document
  const path = pageShowing(type, document, pages)?.path
  const fragment = type === 'legalDocument' ? anchor : type === 'ivService' ? anchor || slug : _id
  return path ? `${path}${fragment ? `#${fragment}` : ''}` : null
}

/** The place of the first block of this type, such as the hours of `/contact#hours`; null while no page has one. */
export function blockAddress(block: string, pages: readonly FindablePage[], choice?: string): string | null {
  for (const { path, shows } of pages) {
    const found = shows?.find(
      (one) => one._type === block && (!choice || one.choice === choice) && one.anchor,
    )
    if (found) return `${path}#${found.anchor}`
  }
  return null
}

function pageShowing(type: DocumentName, { _id }: Findable, pages: readonly FindablePage[]) {
  if (type === 'faq' || type === 'legalDocument')
    return pages.find(({ shows }) => shows?.some(({ ids }) => ids?.includes(_id)))
  for (const { type: block, choice } of descriptorOf(type)?.shownIn?.blocks ?? []) {
    const page = pages.find(({ shows }) =>
      shows?.some((one) => one._type === block && (!choice || one.choice === choice)),
    )
    if (page) return page
  }
}

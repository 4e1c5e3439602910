import { bookableInjection, bookableIvService, bookableTreatment } from './bookable-names.ts'
import { type Bookable, type BookingIds, resolveBookable, resolvePlan } from './booking-ids.ts'

type Named = { _id: string; name: string | null }

/** The published documents that bookings go by. */
export type CoverageContent = {
  settings: (BookingIds & { bookingScript: string | null; bookingAccount: string | null }) | null
  /** The headings of the IV menu, by the categories' keys. */
  ivCategories: readonly { key: string | null; label: string | null }[] | null
  treatments: readonly (Named & { subtitle: string | null; bookingTarget: string | null })[]
  ivServices: readonly (Named & {
    slug: string | null
    category: string | null
    bookingTarget: string | null
  })[]
  injections: readonly (Named & { slug: string | null })[]
  packages: readonly (Named & { intakeId: string | null })[]
  plans: readonly (Named & { slug: string | null; intakeId: string | null })[]
}

export type Coverage = {
  id: string
  type: 'treatment' | 'ivService' | 'injection' | 'package' | 'membershipPlan'
  name: string
  /** What the document is called in the booking system; none for packages and plans, which hold their number. */
  asks: Bookable | null
  /** What pressing its Book Now gives the provider; null: visitors read 'coming soon' and call. */
  opens: { selector: 'serviceId' | 'categoryId' | 'packageId'; value: string } | null
  /** nothing: nobody can book it online. inexact: something else opens than what was pressed. */
  state: 'exact' | 'inexact' | 'nothing'
}

/** What each Book Now really opens, in the order of the pages (BOOK-008 to BOOK-015). */
export function coverageOf({ settings, ivCategories, plans, ...content }: CoverageContent): Coverage[] {
  // Without script or account every booking dialog says 'coming soon'.
  const isSetUp = hasProvider(settings)
  const ids = isSetUp ? settings : null
  const service = (type: Coverage['type'], { _id, name }: Named, asks: Bookable, isCategoryMeant = false) => {
    const target = resolveBookable(asks, ids)
    const isExact = target !== null && ('serviceId' in target || isCategoryMeant)
    return row(type, { _id, name }, asks, openedBy(target), isExact)
  }
  const labelOf = (category: string | null) => ivCategories?.find(({ key }) => key === category)?.label
  return [
    ...content.treatments.map((each) => service('treatment', each, bookableTreatment(each))),
    ...content.ivServices.map((each) =>
      service('ivService', each, bookableIvService(each, labelOf(each.category))),
    ),
    ...content.injections.map((each) => service('injection', each, bookableInjection(each), true)),
    ...content.packages.map((each) =>
      row(
        'package',
        each,
        null,
        openedBy(isSetUp && each.intakeId ? { packageId: each.intakeId } : null),
        true,
      ),
    ),
    ...plans.map((each) => {
      const found = isSetUp ? resolvePlan(each.slug, plans) : null
      return row('membershipPlan', each, null, openedBy(found), found?.isFallback === false)
    }),
  ]
}

/** Whether there is anybody to book with at all. */
export const hasProvider = (settings: CoverageContent['settings']): boolean =>
  Boolean(settings?.bookingScript && settings.bookingAccount)

type Target = { serviceId: string } | { categoryId: string } | { packageId: string } | null

function openedBy(target: Target): Coverage['opens'] {
  if (!target) return null
  if ('serviceId' in target) return { selector: 'serviceId', value: target.serviceId }
  if ('categoryId' in target) return { selector: 'categoryId', value: target.categoryId }
  return { selector: 'packageId', value: target.packageId }
}

function row(
  type: Coverage['type'],
  { _id, name }: Named,
  asks: Bookable | null,
  opens: Coverage['opens'],
  isExact: boolean,
): Coverage {
  const state = !opens ? 'nothing' : isExact ? 'exact' : 'inexact'
  return { id: _id, type, name: name ?? 'Without a name', asks, opens, state }
}

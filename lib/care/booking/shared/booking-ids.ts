/** What the booking widget can be told to show, in the order in which the first one set wins (BOOK-005). */
export const selectors = [
  'clientArea',
  'groupId',
  'locationId',
  'packageId',
  'serviceId',
  'categoryId',
] as const

export type Selector = (typeof selectors)[number]
export type BookingTarget = { [Name in Selector]?: string | true }

/** What a Book Now is about: the name of a service in the booking system, and the category as visitors read it. */
export type Bookable = { service?: string | null; category?: string | null }

export type BookingIds = {
  serviceIds: readonly { name: string | null; id: string | null }[] | null
  categoryIds: readonly { name: string | null; id: string | null }[] | null
}

/**
 * The service's number, else its category's (BOOK-008); null where neither has one: online booking is coming soon
 * (ERR-025).
 */
export function resolveBookable(
  { service, category }: Bookable,
  ids: BookingIds | null,
): { serviceId: string } | { categoryId: string } | null {
  const serviceId = idOf(service, ids?.serviceIds)
  if (serviceId) return { serviceId }
  const categoryId = idOf(category, ids?.categoryIds)
  return categoryId ? { categoryId } : null
}

const idOf = (name: string | null | undefined, rows: BookingIds['serviceIds'] | undefined) =>
  (name && rows?.find((row) => row.name === name)?.id) || undefined

/** The one selector that drives the widget, the first of several that are set (BOOK-005); null when none is. */
export function pickSelector(target: BookingTarget): { name: Selector; value: string | true } | null {
  for (const name of selectors) {
    const value = target[name]
    if (value) return { name, value }
  }
  return null
}

export type Plan = { slug: string | null; intakeId: string | null }

/**
 * The plan's package, or Wellness Explorer's where the plan is unknown or has none (BOOK-015); null when that has
 * none either.
 */
export function resolvePlan(
  slug: string | null | undefined,
  plans: readonly Plan[],
): { packageId: string; isFallback: boolean } | null {
  const own = plans.find((plan) => plan.slug === slug)?.intakeId
  if (own) return { packageId: own, isFallback: false }
  const fallback = plans.find((plan) => plan.slug === 'wellness-explorer')?.intakeId
  return fallback ? { packageId: fallback, isFallback: true } : null
}

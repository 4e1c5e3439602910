import {
  type Bookable,
  type BookingIds,
  type BookingTarget,
  type Plan,
  resolveBookable,
  resolvePlan,
} from './booking-ids.ts'

/**
 * What pressing a Book Now opens: one of the provider's numbers, none for everything on offer; `isComing` where
 * nothing can be booked online yet.
 */
export type BookingRequest = BookingTarget & {
  /** What the dialog is called. */
  title: string
  /** A sentence above the form, about what it shows instead. */
  note?: string
  isComing?: true
  /** The paid order the visit is for. It stays in the page: no address names it, and the provider is not told. */
  order?: string
}

/** Everything the clinic offers: Book Now where no service is meant. */
export const anyService: BookingRequest = { title: 'Book a visit' }

/** A service by its own number or its category's (BOOK-008), else 'coming soon' (ERR-025). */
export function serviceRequest(
  name: string | null,
  bookable: Bookable,
  ids: BookingIds | null,
): BookingRequest {
  return { title: name ? `Book ${name}` : anyService.title, ...(resolveBookable(bookable, ids) ?? coming) }
}

/** A plan's package, or Wellness Explorer's with a sentence that says so (BOOK-014, BOOK-015). */
export function planRequest(plan: Plan & { name: string | null }, plans: readonly Plan[]): BookingRequest {
  const title = `Join ${plan.name ?? 'a plan'}`
  const found = resolvePlan(plan.slug, plans)
  if (!found) return { title, ...coming }
  const { packageId, isFallback } = found
  if (!isFallback) return { title, packageId }
  const note = `You can’t join ${plan.name ?? 'this plan'} online yet. The form below is for Wellness Explorer: call us if that’s not the plan you want.`
  return { title, packageId, note }
}

/** A package of injections by its number, else 'coming soon'. */
export function packageRequest(offer: { name: string | null; intakeId: string | null }): BookingRequest {
  const title = offer.name ? `Choose ${offer.name}` : 'Choose a package'
  return { title, ...(offer.intakeId ? { packageId: offer.intakeId } : coming) }
}

const coming = { isComing: true } as const

import type { Bookable } from './booking-ids.ts'

/**
 * A treatment's name in the booking system is its own, else the rest of its id; its category is its line of
 * treatments (BOOK-009).
 */
export const bookableTreatment = (treatment: {
  _id: string
  subtitle: string | null
  bookingTarget: string | null
}): Bookable => ({
  service: treatment.bookingTarget || treatment._id.replace(/^treatment-/, ''),
  category: treatment.subtitle,
})

/** A menu service's name is its own, else its short name; its category is the label it stands under on the menu. */
export const bookableIvService = (
  service: { slug: string | null; bookingTarget: string | null },
  categoryLabel: string | null | undefined,
): Bookable => ({ service: service.bookingTarget || service.slug, category: categoryLabel })

/** An injection's name is its short name; all of them share one category (INJ-002). */
export const bookableInjection = ({ slug }: { slug: string | null }): Bookable => ({
  service: slug,
  category: 'Vitamin Injections',
})

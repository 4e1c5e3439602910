import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { BookingSettingsQueryResult } from './sanity.types'

const bookingSettingsQuery = defineQuery(`*[_type == "bookingSettings" && _id == "bookingSettings"][0] {
  bookingScript, bookingAccount, bookingPage, serviceIds[] { name, id }, categoryIds[] { name, id },
  examForm, examPage, examHeading, examDisclosure, examTerms, clearanceMonths, clearanceGroups[] { name, months },
  reviewsScript, reviewsId, mapPage, limitSeconds
}`)

/** What the third parties are called and which of our names is which number there; null before it was published. */
export const getBookingSettings = () => loadContent(bookingSettingsQuery, { tags: ['id:bookingSettings'] })

export type BookingSettings = NonNullable<BookingSettingsQueryResult>

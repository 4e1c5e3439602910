import { defineQuery } from 'groq'
import { isDay } from '@/lib/platform/clinic-time/shared/business-days'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { linkFields } from './fragments'
import { loadContent } from './load'
import type {
  BookingSettingsQueryResult,
  NavigationQueryResult,
  SiteSettingsQueryResult,
} from './sanity.types'

const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0] {
  clinicName, tagline, city, street, locality, region, postalCode, phone, supportPhone, licensedSince,
  emailBookings, emailGeneral, emailMedicalTeam, emailLegal, emailPrivacy, emailCompliance,
  hoursShort, openingHours[] { _key, label, days, opens, closes }, replyPromise,
  copyrightFrom, medicalDisclaimer, redactAfterDays,
  socialLinks[] { _key, network, label, href },
  bureauBadge { label, href },
  "licenceBadgeIds": licenceBadges[]._ref,
  structuredData { priceRange, ratingValue, reviewCount, areaServed, latitude, longitude },
  announcement { isShown, text, link { ${linkFields} } }
}`)

/** The clinic's name, contacts and legal lines, or null before they were published for the first time. */
export const getSiteSettings = () => loadContent(siteSettingsQuery, { tags: ['id:siteSettings'] })

export type SiteSettings = NonNullable<SiteSettingsQueryResult>

const bookingSettingsQuery = defineQuery(`*[_type == "bookingSettings" && _id == "bookingSettings"][0] {
  bookingScript, bookingAccount, bookingPage, serviceIds[] { name, id }, categoryIds[] { name, id },
  examForm, examPage, examHeading, examDisclosure, examTerms, clearanceMonths, clearanceGroups[] { name, months },
  reviewsScript, reviewsId, mapPage, limitSeconds
}`)

/** What the third parties are called and which of our names is which number there; null before it was published. */
export const getBookingSettings = () => loadContent(bookingSettingsQuery, { tags: ['id:bookingSettings'] })

export type BookingSettings = NonNullable<BookingSettingsQueryResult>

const practiceSettingsQuery = defineQuery(`*[_type == "practiceSettings" && _id == "practiceSettings"][0] {
  legalName, npi, tin, officeAddress, state, coProviders[] { _key, name, role, npi, tin, officeAddress, state },
  separatelyScheduled[] { _key, name, howToGet }, serviceCodes[] { _key, code, description }, closedDays[] { _key, day, reason }
}`)

/** Who provides the care in the eyes of the law, and when the office is closed; null before it was published. */
export const getPracticeSettings = () => loadContent(practiceSettingsQuery, { tags: ['id:practiceSettings'] })

/** The clinic's own closed days, like `2026-12-24`. */
export async function getClosedDays(): Promise<string[]> {
  const settings = await getPracticeSettings()
  return (settings?.closedDays ?? []).flatMap(({ day }) => (isDay(day) ? [day] : []))
}

const discountRulesQuery = defineQuery(`*[_type == "discountRules" && _id == "discountRules"][0].rules[] {
  _key, name, issuedBy, effect, percent, amount, injections[] { _ref }, minimum, from, until, isFirstVisit, perPerson,
  isCombinable
}`)

/** The owner's rules for codes as they are stored; null before they were published. */
export const getStoredDiscountRules = () => loadContent(discountRulesQuery, { tags: ['id:discountRules'] })

const navigationQuery = defineQuery(`*[_type == "navigation" && _id == "navigation"][0] {
  topLinks[] { _key, ${linkFields} },
  megaMenu[] { _key, category, items[] { _key, name, description, href } },
  megaMenuLinks[] { _key, ${linkFields} },
  headerLinks[] { _key, ${linkFields} },
  mobileLinks[] {
    _key,
    _type == "link" => { _type, ${linkFields} },
    _type == "linkGroup" => { _type, label, links[] { _key, ${linkFields} } }
  },
  mobileActions[] { _key, ${linkFields} },
  quickActions[] { _key, ${linkFields} },
  availability,
  footerColumns[] { _key, title, links[] { _key, ${linkFields} } }
}`)

/** The menus of header and footer, or null before they were published for the first time. */
export const getNavigation = () => loadContent(navigationQuery, { tags: ['id:navigation'] })

export type Navigation = NonNullable<NavigationQueryResult>

/** '2024–2026', or just '2024' in the first year (FOOT-013). The year is that of Arizona, where the clinic is. */
export function copyrightYears(from: number, now: Date): string {
  const year = Number(clinicDate(now).slice(0, 4))
  return year > from ? `${from}–${year}` : String(from)
}

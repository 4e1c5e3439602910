import { defineQuery } from 'groq'
import { linkFields } from './fragments'
import { loadContent } from './load'
import type { SiteSettingsQueryResult } from './sanity.types'

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

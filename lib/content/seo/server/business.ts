import type { MedicalBusiness, Offer, PostalAddress } from 'schema-dts'
import type { SiteSettings } from '@/lib/content/server/settings'
import { env } from '@/lib/platform/server/env'
import { phoneHref } from '@/lib/platform/shared/text'

/** Identifies the clinic in every page's JSON-LD. */
export const businessId = () => absolute('/#business')

/** The clinic as somebody who hires, sells or invites: named, so that who reads one thing alone knows whose it is. */
export const clinicAs = (settings: SiteSettings) => ({
  '@type': 'Organization' as const,
  '@id': businessId(),
  name: settings.clinicName ?? '',
  url: absolute('/'),
})

type Options = { offers: Offer[]; hasRating: boolean }

/**
 * The clinic: contacts, place, hours, areas and price range as the settings state them, the rating where it is asked
 * for (SEO-005 to SEO-007).
 */
export function business(settings: SiteSettings, { offers, hasRating }: Options): MedicalBusiness {
  const { structuredData: claims } = settings
  return {
    '@type': 'MedicalBusiness',
    '@id': businessId(),
    name: settings.clinicName ?? '',
    url: absolute('/'),
    image: absolute('/social-card'),
    ...(settings.phone && { telephone: phoneHref(settings.phone).replace('tel:', '') }),
    ...(settings.emailGeneral && { email: settings.emailGeneral }),
    address: officeAddress(settings),
    ...(claims?.latitude != null &&
      claims.longitude != null && {
        geo: { '@type': 'GeoCoordinates', latitude: claims.latitude, longitude: claims.longitude },
      }),
    ...(claims?.priceRange && { priceRange: claims.priceRange }),
    areaServed: areasServed(settings),
    openingHoursSpecification: openingHours(settings),
    ...(hasRating &&
      claims?.ratingValue &&
      claims.reviewCount && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: claims.ratingValue.toFixed(1),
          reviewCount: claims.reviewCount,
          bestRating: 5,
        },
      }),
    ...(offers.length > 0 && { makesOffer: offers }),
  }
}

/** The cities the clinic names to search engines. */
export const areasServed = ({ structuredData }: SiteSettings) =>
  (structuredData?.areaServed ?? []).map((name) => ({ '@type': 'City' as const, name }))

const isDay = (day: string): day is 'Monday' => /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(day)

function openingHours({ openingHours: hours }: SiteSettings) {
  return (hours ?? []).flatMap(({ days, opens, closes }) =>
    days?.length && opens && closes
      ? { '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days.filter(isDay), opens, closes }
      : [],
  )
}

const state = 'AZ'

/** The clinic's office, in its parts. */
export const officeAddress = (settings: SiteSettings): PostalAddress => ({
  ...addressIn(settings.locality ?? settings.city?.split(',')[0] ?? '', settings.region ?? state),
  ...(settings.street && { streetAddress: settings.street }),
  ...(settings.postalCode && { postalCode: settings.postalCode }),
})

/** A place of which nothing but the city is known; the clinic works in Arizona only (CONST-012). */
export const addressIn = (city: string, region = state): PostalAddress => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressRegion: region,
  addressCountry: 'US',
})

/** The address with this site's name before it. */
export const absolute = (path: string): string => new URL(path, env.siteUrl).href

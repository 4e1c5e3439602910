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

type Options = { offers: Offer[]; hasRating: boolean; isBrief: boolean }

/**
 * The clinic: contacts, place, hours, areas and price range as the settings state them, the rating where it is asked
 * for (SEO-005 to SEO-007). `isBrief`: a page of offers leaves to the others, which state the same `@id`, what doesn't
 * bear on them.
 */
export function business(settings: SiteSettings, { offers, hasRating, isBrief }: Options): MedicalBusiness {
  const { structuredData: claims } = settings
  return {
    '@type': 'MedicalBusiness',
    '@id': businessId(),
    name: settings.clinicName ?? '',
    url: absolute('/'),
    ...(settings.phone && { telephone: phoneHref(settings.phone).replace('tel:', '') }),
    address: officeAddress(settings),
    ...(claims?.priceRange && { priceRange: claims.priceRange }),
    areaServed: (claims?.areaServed ?? []).map((name) => ({ '@type': 'City', name })),
    ...(!isBrief && whereAndWhen(settings)),
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

const whereAndWhen = ({ emailGeneral, structuredData: claims, openingHours: hours }: SiteSettings) => ({
  image: absolute('/social-card'),
  ...(emailGeneral && { email: emailGeneral }),
  ...(claims?.latitude != null &&
    claims.longitude != null && {
      geo: { '@type': 'GeoCoordinates' as const, latitude: claims.latitude, longitude: claims.longitude },
    }),
  openingHoursSpecification: openingHours(hours),
})

const isDay = (day: string): day is 'Monday' => /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(day)

function openingHours(hours: SiteSettings['openingHours']) {
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

import type { PostalAddress } from 'schema-dts'
import type { SiteSettings } from '@/lib/content/server/settings'

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

/** The addresses of the spec and the pages it only links to (ROUTE-001 to ROUTE-029). */
export const addresses = [
  '/',
  '/about',
  '/careers',
  '/client-portal',
  '/compliance',
  '/contact',
  '/event-inquiry',
  '/events',
  '/first-time-patients',
  '/gift-cards',
  '/good-faith-estimate',
  '/iv-therapy',
  '/medical-compliance',
  '/membership',
  '/mobile-testing-kits',
  '/nad-peptides',
  '/newsletter',
  '/privacy',
  '/privacy-practices',
  '/products',
  '/service-areas',
  '/sponsorship',
  '/telehealth',
  '/terms',
  '/vitamin-injections',
]

/** One of each template of a document's own page, and the pages that came after the spec. */
export const newerAddresses = [
  '/careers/event-nurse',
  '/events/couples-evening',
  '/is-it-right-for-me',
  '/iv-therapy/diamond-nad',
  '/iv-therapy/myers',
  '/membership/wellness-explorer',
  '/vitamin-injections/b12',
]

import type { PageFacts } from './page-facts.ts'

/** One thing that a page states in JSON-LD. */
export type Stated = { '@type': string; [field: string]: unknown }
type Offer = { itemOffered: { name: string }; price: string; priceCurrency: string }

export const statedOn = ({ document }: PageFacts): Stated[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => JSON.parse(textContent)['@graph'] as Stated[],
  )

/** The clinic as a page states it; throws where it does not. */
export function businessOn(facts: PageFacts) {
  const business = statedOn(facts).find((node) => node['@type'] === 'MedicalBusiness')
  if (!business) throw new Error('The page states no business')
  const { makesOffer = [] } = business as { makesOffer?: Offer[] }
  return Object.assign(business as Stated & { areaServed: { name: string }[] }, {
    makesOffer: makesOffer.map((offer) => ({ ...offer, name: offer.itemOffered.name })),
  })
}

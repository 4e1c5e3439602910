import { defineQuery } from 'groq'
import { imageFields } from './fragments'
import { loadContent, validateResult } from './load'
import type {
  EstimateServicesQueryResult,
  GiftPresetsQueryResult,
  InjectionsQueryResult,
  IvServicesQueryResult,
  MembershipPlansQueryResult,
  PackagesQueryResult,
  QuoteMenuQueryResult,
  TreatmentsQueryResult,
} from './sanity.types'

const ivServiceFields = `
  _id, name, "slug": slug.current, category, price, badge, duration, description, features, hue, anchor, bookingTarget,
  dosages[] { _key, dosage, price, basePrice },
  image { ${imageFields} }`

const ivServicesQuery = defineQuery(
  `*[_type == "ivService"] | order(order asc, name asc) { ${ivServiceFields} }`,
)

/** All published services of the IV menu in the editors' order, prices in dollars. */
export const listIvServices = () => loadContent(ivServicesQuery, { tags: ['type:ivService'] })

const ivServiceQuery = defineQuery(
  `*[_type == "ivService" && slug.current == $slug] | order(order asc, name asc) [0] { ${ivServiceFields} }`,
)

/** The one with a page at this path, as the list has it; no other's publish renews that page. */
export const getIvService = (slug: string, path: string) =>
  loadContent(ivServiceQuery, { params: { slug }, tags: [`path:${path}`] })

export type IvService = IvServicesQueryResult[number]

const injectionFields = `
  _id, name, "slug": slug.current, category, description, features, price, originalPrice, durationMinutes,
  image { ${imageFields} }`

const injectionsQuery = defineQuery(
  `*[_type == "injection"] | order(order asc, name asc) { ${injectionFields} }`,
)

/** All published injections in the editors' order, prices in dollars. */
export const listInjections = () => loadContent(injectionsQuery, { tags: ['type:injection'] })

const injectionQuery = defineQuery(
  `*[_type == "injection" && slug.current == $slug] | order(order asc, name asc) [0] { ${injectionFields} }`,
)

/** The one with a page at this path, as the list has it; no other's publish renews that page. */
export const getInjection = (slug: string, path: string) =>
  loadContent(injectionQuery, { params: { slug }, tags: [`path:${path}`] })

export type Injection = InjectionsQueryResult[number]

const treatmentsQuery = defineQuery(`*[_type == "treatment"] | order(order asc, title asc) {
  _id, title, subtitle, price, originalPrice, duration, description, features, category, gradient,
  isPopular, isTrending, satisfaction, bookingTarget, image { ${imageFields} }
}`)

/** All published treatments in the editors' order, prices in dollars (ENT-010). */
export const listTreatments = () => loadContent(treatmentsQuery, { tags: ['type:treatment'] })

export type Treatment = TreatmentsQueryResult[number]

const packagesQuery = defineQuery(`*[_type == "package"] | order(order asc, name asc) {
  _id, name, price, period, description, features, isFeatured, intakeId
}`)

/** All published packages in the editors' order, prices in dollars. */
export const listPackages = () => loadContent(packagesQuery, { tags: ['type:package'] })

export type Package = PackagesQueryResult[number]

const membershipPlansQuery = defineQuery(`*[_type == "membershipPlan"] | order(order asc, name asc) {
  _id, name, "slug": slug.current, price, period, description, features, savings, drips, shots, discount,
  isFeatured, intakeId
}`)

/** All published membership plans in the editors' order, prices in dollars. */
export const listMembershipPlans = () => loadContent(membershipPlansQuery, { tags: ['type:membershipPlan'] })

export type MembershipPlan = MembershipPlansQueryResult[number]

const giftPresetsQuery = defineQuery(`*[_type == "giftPreset"] | order(order asc, amount asc) {
  _id, title, amount, originalPrice, isPopular, description, features,
  image { ${imageFields} }
}`)

/** All published gift cards with a fixed amount, in the editors' order, money in dollars. */
export const listGiftPresets = () => loadContent(giftPresetsQuery, { tags: ['type:giftPreset'] })

export type GiftPreset = GiftPresetsQueryResult[number]

const estimateServicesQuery = defineQuery(`*[_type == "estimateService"] | order(order asc, title asc) {
  _id, title, description, price, "slug": slug.current
}`)

/** The services an estimate can be asked for, in the editors' order, prices in dollars (GFE-004 … 009). */
export const listEstimateServices = () =>
  loadContent(estimateServicesQuery, { tags: ['type:estimateService'] })

export type EstimateService = EstimateServicesQueryResult[number]

const quoteMenuQuery = defineQuery(`{
  "services": *[_type == "ivService"] | order(order asc, name asc) {
    _id, name, "slug": slug.current, price, dosages[] { _key, dosage, price }
  },
  "injections": *[_type == "injection"] | order(order asc, name asc) { _id, name, "slug": slug.current, price },
  "areas": *[_type == "serviceArea"] | order(order asc, city asc) { _id, city, travelFee, zipCodes },
  "closedDays": *[_type == "practiceSettings" && _id == "practiceSettings"][0].closedDays[].day
}`)

const tags: [string, ...string[]] = [
  'type:ivService',
  'type:injection',
  'type:serviceArea',
  'id:practiceSettings',
]

/**
 * What groups are offered, where and when not: as published, or as a reader answers who knows what is planned. Throws
 * when it can't be read.
 */
export async function getQuoteMenu(
  read?: (query: typeof quoteMenuQuery) => Promise<unknown>,
): Promise<QuoteMenuQueryResult> {
  if (!read) return loadContent(quoteMenuQuery, { tags })
  return validateResult(quoteMenuQuery, await read(quoteMenuQuery), tags) as QuoteMenuQueryResult
}

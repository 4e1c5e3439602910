import { defineQuery } from 'groq'
import { loadContent, validateResult } from './load'
import type { QuoteMenuQueryResult } from './sanity.types'

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

import { formatDollars } from '../platform/shared/money.ts'
import { itemsOf, linesOf, nameOf, numberOf, wordsOf } from './fields.ts'
import type { Content, ContentDocument, Place } from './model.ts'

/** A price of today and where it stands. */
export type Price = { amount: number; document: ContentDocument; path: string }

/** Kinds of things that are sold, each with its prices; a drip with dosages has one for each. */
export type Kind = 'drip' | 'nad' | 'injection' | 'plan' | 'giftCard' | 'package' | 'treatment'

/** The prices of a kind, the lowest first. */
export function pricesOf(content: Content, kind: Kind): Price[] {
  const from = (type: string, field = 'price') => content.ofType(type).flatMap((one) => priceAt(one, field))
  const found: Record<Kind, () => Price[]> = {
    drip: () => content.ofType('ivService').flatMap(servicePrices),
    nad: () => content.ofType('ivService').filter(isNad).flatMap(servicePrices),
    injection: () => from('injection'),
    plan: () => from('membershipPlan'),
    giftCard: () => from('giftPreset', 'amount'),
    package: () => from('package'),
    treatment: () => from('treatment'),
  }
  return found[kind]().sort((one, other) => one.amount - other.amount)
}

/** Whether a drip of the IV menu is one with NAD+, which has its own times and prices. */
export const isNad = (document: ContentDocument): boolean =>
  wordsOf(document, 'category').toLowerCase().startsWith('nad') ||
  /\bnad\b/i.test(
    [nameOf(document), wordsOf(document, 'subtitle'), ...linesOf(document, 'features')].join(' '),
  )

/** The price's place, with its amount. */
export const placeOfPrice = (content: Content, { document, path, amount }: Price): Place =>
  content.placeOf(document, path, formatDollars(amount))

function servicePrices(service: ContentDocument): Price[] {
  const dosages = itemsOf(service, 'dosages').flatMap((dosage) => {
    const amount = numberOf(dosage, 'price')
    return amount === null
      ? []
      : [{ amount, document: service, path: `dosages[_key=="${dosage._key}"].price` }]
  })
  return dosages.length > 0 ? dosages : priceAt(service, 'price')
}

function priceAt(document: ContentDocument, path: string): Price[] {
  const amount = numberOf(document, path)
  return amount === null ? [] : [{ amount, document, path }]
}

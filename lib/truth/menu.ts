import { bookableIvService, bookableTreatment } from '../care/booking/shared/bookable-names.ts'
import { number, plain, readNumber } from '../platform/reading/shared.ts'
import { formatDollars } from '../platform/shared/money.ts'
import { itemsOf, linesOf, nameOf, numberOf, slugOf, wordsOf } from './fields.ts'
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

/** How many of each a plan or package gives in one period; Infinity for 'unlimited', 0 for none. */
export type Contents = { drips: number; shots: number; percentOff: number }

/** What a plan's or package's list of features gives for its price. */
export function contentsIn(document: ContentDocument): Contents {
  const lines = linesOf(document, 'features').map(plain)
  return {
    drips: most(lines.map((line) => countOf(line, 'drips?'))),
    shots: most(lines.map((line) => countOf(line, '(?:shots?|injections?)'))),
    percentOff: most(lines.map((line) => Number(/(\d+)\s?% off/i.exec(line)?.[1] ?? 0))),
  }
}

/** The price for a month, in dollars; null without a price. */
export function monthlyPrice(document: ContentDocument): number | null {
  const price = numberOf(document, 'price')
  if (price === null) return null
  return wordsOf(document, 'period') === 'year' ? price / 12 : price
}

/** What it gives in a month. */
export function monthlyContents(document: ContentDocument): Contents {
  const { drips, shots, percentOff } = contentsIn(document)
  const months = wordsOf(document, 'period') === 'year' ? 12 : 1
  return { drips: drips / months, shots: shots / months, percentOff }
}

/** 'unlimited' or the number, for sentences. */
export const amountInWords = (amount: number): string =>
  amount === Number.POSITIVE_INFINITY ? 'unlimited' : String(Math.round(amount * 100) / 100)

/** '2 drips, 4 shots, 10% off', in sentences and in keys. */
export const contentsInWords = ({ drips, shots, percentOff }: Contents): string =>
  [
    drips > 0 && `${amountInWords(drips)} drips`,
    shots > 0 && `${amountInWords(shots)} shots`,
    percentOff > 0 && `${percentOff}% off`,
  ]
    .filter(Boolean)
    .join(', ')

const most = (amounts: number[]) => Math.max(0, ...amounts)

function countOf(line: string, noun: string): number {
  if (new RegExp(`\\bunlimited\\b.*\\b${noun}\\b`, 'i').test(line)) return Number.POSITIVE_INFINITY
  const counted = new RegExp(`\\b(${number}) (?:(?:vitamin|iv) )?${noun}\\b`, 'i').exec(line)
  return counted?.[1] ? readNumber(counted[1]) : 0
}

export type Pair = { treatment: ContentDocument; service: ContentDocument }

/**
 * Each treatment of the home page with the line of the IV menu that is the same drip: by its name, else by its name
 * in the booking system, else by a name that holds the other's, where only one does.
 */
export function sameTreatments(content: Content): { pairs: Pair[]; alone: ContentDocument[] } {
  const services = new Set(content.ofType('ivService'))
  let alone = [...content.ofType('treatment')]
  const pairs: Pair[] = []
  for (const isSame of [sameName, sameBooking, uniqueOf(content, oneHoldsTheOther)]) {
    alone = alone.filter((treatment) => {
      const service = [...services].find((each) => isSame(treatment, each))
      if (!service) return true
      services.delete(service)
      pairs.push({ treatment, service })
      return false
    })
  }
  return { pairs, alone }
}

type Compare = (treatment: ContentDocument, service: ContentDocument) => boolean

const sameName: Compare = (treatment, service) => tokens(treatment).join(' ') === tokens(service).join(' ')

const sameBooking: Compare = (treatment, service) =>
  bookableTreatment({
    _id: treatment._id,
    subtitle: null,
    bookingTarget: wordsOf(treatment, 'bookingTarget'),
  }).service ===
  bookableIvService({ slug: slugOf(service), bookingTarget: wordsOf(service, 'bookingTarget') }, null).service

const oneHoldsTheOther: Compare = (treatment, service) => {
  const [one, other] = [tokens(treatment), tokens(service)]
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))
}

/** 'Myers' stands in 'Jr Myers' and in 'Myers': such a name says nothing. */
function uniqueOf(content: Content, isSame: Compare): Compare {
  const treatments = content.ofType('treatment')
  const services = content.ofType('ivService')
  return (treatment, service) =>
    isSame(treatment, service) &&
    services.filter((each) => isSame(treatment, each)).length === 1 &&
    treatments.filter((each) => isSame(each, service)).length === 1
}

const tokens = (document: ContentDocument): string[] =>
  nameOf(document)
    .toLowerCase()
    .split(/[^a-z0-9+]+/)
    .filter(Boolean)

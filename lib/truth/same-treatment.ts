import { bookableIvService, bookableTreatment } from '../care/booking/shared/bookable-names.ts'
import { nameOf, slugOf, wordsOf } from './fields.ts'
import type { Content, ContentDocument } from './model.ts'

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

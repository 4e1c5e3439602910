import { type Price, pricesOf, titleOf } from '../shared/price-fields-model.ts'

/** A document with prices as it was published at a revision; null when it was taken off the site then. */
export type PublishedState = {
  revision: string
  /** ISO. */
  at: string
  /** The person's id at the CMS; null when it did not say. */
  by: string | null
  document: { _id: string; _type: string; [field: string]: unknown } | null
}

/** What was known before the first of the states. */
export type KnownPrices = {
  type: string
  title: string
  prices: Price[]
  /** Nothing of this document was recorded yet. */
  isFirst: boolean
}

export type PriceChange = {
  type: string
  title: string
  field: string
  label: string
  beforeCents: number | null
  afterCents: number | null
  isFirst: boolean
  at: string
  by: string | null
  revision: string
}

/** Every price that one of the states (oldest first) has otherwise than the one before it. */
export function changesBetween(known: KnownPrices, states: PublishedState[]): PriceChange[] {
  let { type, title, prices, isFirst } = known
  return states.flatMap(({ revision, at, by, document }) => {
    const before = prices
    const now = document ? pricesOf(document) : []
    if (document) [type, title] = [document._type, titleOf(document)]
    const fields = [...new Map([...before, ...now].map((price) => [price.field, price.label]))]
    const changes = fields.map(([field, label]) => ({
      ...{ type, title, field, label, isFirst, at, by, revision },
      beforeCents: centsOf(before, field),
      afterCents: centsOf(now, field),
    }))
    ;[prices, isFirst] = [now, false]
    return changes.filter(({ beforeCents, afterCents }) => beforeCents !== afterCents)
  })
}

const centsOf = (prices: Price[], field: string): number | null =>
  prices.find((price) => price.field === field)?.cents ?? null

import { type DocumentName, descriptorOf, descriptors } from '../../../../schemas/descriptors.ts'
import { centsOrNull } from '../../../platform/shared/money.ts'

type Described = typeof descriptors
export type PricedTypeName = {
  [Type in DocumentName]: Described[Type] extends { prices: unknown } ? Type : never
}[DocumentName]

export const pricedTypeNames = Object.keys(descriptors).filter(hasPrices)

export function hasPrices(type: string): type is PricedTypeName {
  return descriptorOf(type)?.prices !== undefined
}

/** One price of a document; `field` is its path, as the CMS's patches write it. */
export type Price = { field: string; label: string; cents: number }

type Fields = Record<string, unknown>

/** The prices of a document, in cents. What is no amount of money is none: the site does not show it either. */
export function pricesOf(document: Fields & { _type: string }): Price[] {
  if (!hasPrices(document._type)) return []
  return descriptors[document._type].prices.fields.flatMap(({ path, label }) => {
    const [list = '', inner] = path.split('[].')
    if (inner === undefined) return priceIn(document, list, list, label)
    const entries = Array.isArray(document[list]) ? (document[list] as (Fields | null)[]) : []
    return entries.flatMap((entry) => {
      if (typeof entry?._key !== 'string') return []
      const field = `${list}[_key=="${entry._key}"].${inner}`
      return priceIn(entry, inner, field, filled(label, entry))
    })
  })
}

/** Whether a document still has the place of this price: a dosage may be gone. */
export function holdsPrice(document: Fields & { _type: string }, field: string): boolean {
  const [, list = '', key] = field.match(/^(\w+)\[_key=="(.+)"\]\.\w+$/) ?? []
  if (key === undefined) return hasPrices(document._type)
  const entries = Array.isArray(document[list]) ? (document[list] as (Fields | null)[]) : []
  return entries.some((entry) => entry?._key === key)
}

/** The name of a thing with prices, never empty. */
export function titleOf(document: Fields & { _id: string; _type: string }): string {
  const title = hasPrices(document._type) && document[descriptors[document._type].prices.name]
  return (typeof title === 'string' && title.trim().slice(0, 200)) || document._id
}

function priceIn(fields: Fields, name: string, field: string, label: string): Price[] {
  const cents = centsOf(fields[name])
  return cents === null || field.length > 200 ? [] : [{ field, label: label.slice(0, 200), cents }]
}

const maxCents = 100_000_000

function centsOf(dollars: unknown): number | null {
  const cents = centsOrNull(dollars)
  return cents === null || cents < 0 || cents > maxCents ? null : cents
}

const filled = (label: string, entry: Fields): string =>
  label.replace(/\{(\w+)\}/g, (_, name: string) => String(entry[name] ?? '?'))

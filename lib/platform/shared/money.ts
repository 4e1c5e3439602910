import { languageTag } from './locale.ts'

/**
 * Integer cents of a dollar amount as the CMS and the database write it. Throws on more than two decimals or a
 * non-finite number.
 */
export function centsFromDollars(dollars: number): number {
  const cents = Math.round(dollars * 100)
  if (!Number.isFinite(dollars) || Math.abs(cents - dollars * 100) > 1e-6) {
    throw new RangeError(`${dollars} is not a dollar amount with at most two decimals`)
  }
  return cents
}

/** The same where something else may stand: null for what is no dollar amount. */
export function centsOrNull(dollars: unknown): number | null {
  if (typeof dollars !== 'number') return null
  try {
    return centsFromDollars(dollars)
  } catch {
    return null
  }
}

/** The nearest cents of an amount that was divided or is only told: never of one that is paid. */
export const nearestCents = (dollars: number): number => Math.round(dollars * 100)

/** Integer cents of an amount as people type it ('12', '12.5', '$1,250.50'); null when it is none. */
export function parseCents(typed: string): number | null {
  const [, dollars, cents = ''] =
    /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(typed) ?? []
  return dollars === undefined ? null : joined(dollars.replaceAll(',', ''), cents.padEnd(2, '0'))
}

/** Integer cents of '26.00' as other systems write it; NaN for anything else, so that it equals no amount of ours. */
export function centsFromText(text: string): number {
  const [, dollars, cents] = /^(\d{1,9})\.(\d{2})$/.exec(text) ?? []
  return dollars && cents ? joined(dollars, cents) : Number.NaN
}

const joined = (dollars: string, cents: string) => Number(dollars) * 100 + Number(cents)

/** Dollars for the CMS or a spreadsheet. */
export const dollarsFromCents = (cents: number): number => cents / 100

/** '13.00', without a sign: for other systems and spreadsheets. */
export const dollarsText = (cents: number): string => (cents / 100).toFixed(2)

/** '75', '75.50': for a field in which dollars are typed. */
export const typedDollars = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)

const inDollars = { style: 'currency', currency: 'USD' } as const
// Made once, and not before they are used: a browser's first takes 20 ms, which every first press would wait for.
let exact: Intl.NumberFormat | undefined
let whole: Intl.NumberFormat | undefined

/** '$13' for whole dollars, '$13.50' otherwise. */
export function formatCents(cents: number): string {
  if (cents % 100 !== 0) return formatExactCents(cents)
  whole ??= new Intl.NumberFormat(languageTag(), {
    ...inDollars,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  })
  return whole.format(cents / 100)
}

/** '$13.00', always with two decimals: carts, checkouts and receipts (PAY-011). */
export function formatExactCents(cents: number): string {
  exact ??= new Intl.NumberFormat(languageTag(), inDollars)
  return exact.format(cents / 100)
}

/** '$13', '$13.50' for dollars as the CMS has them. */
export const formatDollars = (dollars: number): string => formatCents(nearestCents(dollars))

export const sumCents = (cents: number[]): number => cents.reduce((sum, one) => sum + one, 0)

/** How many percent a part is, rounded. */
export const percentOf = (partCents: number, wholeCents: number): number =>
  Math.round((partCents / wholeCents) * 100)

/** So many percent of an amount in cents, half a cent up: as the database counts it. */
export const percentCents = (cents: number, percent: number): number =>
  Math.floor((cents * percent + 50) / 100)

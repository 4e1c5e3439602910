import { centsOrNull, formatDollars } from '../../lib/platform/shared/money.ts'

const highestPrice = 10_000

/** `true`, or a sentence for the editor: what is wrong with an amount in dollars (0 to 10,000, whole cents). */
export function moneyProblem(dollars: number | undefined): true | string {
  if (dollars === undefined) return true
  if (!Number.isFinite(dollars) || dollars < 0) return 'A price is zero or more dollars.'
  if (dollars > highestPrice) return 'That is above $10,000. Check for an extra digit.'
  if (centsOrNull(dollars) === null) {
    return 'Use at most two decimals, for example 12.50.'
  }
  return true
}

/** `true`, or a sentence: the site strikes an original price through only when it is above today's. */
export function originalPriceProblem(original: number | undefined, price: number | undefined): true | string {
  if (original === undefined || price === undefined || original >= price) return true
  return `This is below today's price of ${formatDollars(price)}, so visitors don't see it. Raise it or clear it.`
}

/** A price in the lists of the Studio. */
export const priceWords = (price: unknown): string =>
  typeof price === 'number' ? formatDollars(price) : 'No price yet'

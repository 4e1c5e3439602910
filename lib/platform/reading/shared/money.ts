import { plain } from './numbers.ts'

/** An amount in dollars; `upTo` where it is the end of a range. `index` is where it begins in the text. */
export type Amount = { dollars: number; text: string; index: number }

/** Every amount in dollars a text names: '$8', '$1,000', '$12.50'. */
export function readMoney(text: string): Amount[] {
  return [...plain(text).matchAll(/\$\s?(\d[\d,]*(?:\.\d{1,2})?)/g)].map(
    ({ 0: found, 1: digits = '', index }) => ({
      dollars: Number(digits.replaceAll(',', '').replace(/\.$/, '')),
      text: found.replace(/,$/, ''),
      index,
    }),
  )
}

/** The two ends of '$99-$700' or '$99 to $700'; null where a text is no range. */
export function readRange(text: string): { from: number; to: number } | null {
  const found = /^\s*\$\s?([\d,]+(?:\.\d+)?)\s*(?:-|to)\s*\$?\s?([\d,]+(?:\.\d+)?)\s*$/.exec(plain(text))
  if (!found) return null
  return { from: Number(found[1]?.replaceAll(',', '')), to: Number(found[2]?.replaceAll(',', '')) }
}

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** '$165', '$12.50'. */
export const dollars = (amount: number): string =>
  (Number.isInteger(amount) ? whole : withCents).format(amount)

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] // prettier-ignore

/** The source of a pattern that finds a number in digits or, up to twenty, in words. */
export const number = `(?:\\d[\\d,]*(?:\\.\\d+)?|${words.slice(1).toReversed().join('|')})`

/** The value of what `number` finds; NaN for anything else. */
export function readNumber(written: string): number {
  const index = words.indexOf(written.toLowerCase())
  return index >= 0 ? index : Number(written.replaceAll(',', ''))
}

/** The number as people write it in a sentence: in words up to twenty. */
export const inWords = (value: number): string => words[value] ?? value.toLocaleString('en-US')

/**
 * Text with one kind of dash, space and apostrophe, so that patterns need to know only one. It stays as long as it
 * was.
 */
export const plain = (text: string): string =>
  text
    .replace(/[‐-―−]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[‘’]/g, "'")

/** A part of a text and where it begins there. */
export type Piece = { text: string; index: number }

/** What stands between the separators, a pattern with the flag `g`. */
export function piecesOf(text: string, separator: RegExp): Piece[] {
  const gaps = [...text.matchAll(separator)]
  const starts = [0, ...gaps.map(({ 0: gap, index }) => index + gap.length)]
  return starts.map((index, at) => ({ text: text.slice(index, gaps[at]?.index), index }))
}

/** The sentences of a text, each with where it begins. */
export const sentencesIn = (text: string): Piece[] =>
  piecesOf(text, /(?<=[.!?])\s+|\n+/g).filter((sentence) => sentence.text.trim())

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => sentencesIn(text).map((sentence) => sentence.text)

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

/** Pay in dollars: from, to, and for how much work. */
type Pay = { from: number; to: number; unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' }

const amount = String.raw`\$\s?(\d[\d,]*(?:\.\d{1,2})?)`
const shape = new RegExp(
  String.raw`^\s*${amount}(?:\s*(?:–|—|-|to)\s*${amount})?\s*(?:an?|per|/)\s*(hour|day|week|month|year)\s*$`,
  'i',
)

/** What '$42–$50 an hour' or '$52,000 a year' says; null where a text says anything else. */
export function readPay(text: string): Pay | null {
  const found = shape.exec(text)
  if (!found) return null
  const dollars = (digits = '') => Number(digits.replaceAll(',', ''))
  const from = dollars(found[1])
  const to = found[2] ? dollars(found[2]) : from
  return to < from ? null : { from, to, unit: found[3]?.toUpperCase() as Pay['unit'] }
}

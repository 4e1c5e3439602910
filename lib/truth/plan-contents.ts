import { number, plain, readNumber } from '../platform/reading/shared.ts'
import { linesOf, numberOf, wordsOf } from './fields.ts'
import type { ContentDocument } from './model.ts'

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

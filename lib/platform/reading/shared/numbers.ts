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

/** Text with one kind of dash, space and apostrophe, so that patterns need to know only one. It stays as long as it was. */
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

/**
 * Names and messages as they are kept, whatever was pasted: no control characters but the message's line ends, and no half of a
 * character, which no database takes. `lineEnd` is what a vertical tab becomes.
 */
export const cleanText = (text: string, lineEnd = ' '): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f]/g, lineEnd)
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()

/** Integer cents of an amount as people type it ('75', '75.5', '$1,000.00'); NaN when it is none. */
export function centsOfTyped(typed: string): number {
  const [, dollars, cents = ''] =
    /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(typed) ?? []
  if (dollars === undefined) return Number.NaN
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

import { piecesOf } from '@/lib/platform/pdf/shared/printable'

const maxNamed = 12

/** What the buyer is told of the letters that the printed card leaves out; empty when it prints all of them. */
export function printNote(text: string): string {
  const missing = piecesOf(text).flatMap(({ font, text }) =>
    font ? [] : Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment),
  )
  const named = [...new Set(missing)]
  if (named.length === 0) return ''
  const shown = named.slice(0, maxNamed).join(' ') + (named.length > maxNamed ? ' …' : '')
  return `The printed card can’t show ${shown} and leaves ${named.length > 1 ? 'them' : 'it'} out. The email and the card’s page show everything you type.`
}

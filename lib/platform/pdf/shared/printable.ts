import coverage from './font-coverage.json'

/** A family of the fonts of printed documents, in the order in which they are asked for a letter. */
export type PrintFont = keyof typeof coverage

/** Text that one font prints; `font` is null where none can. */
export type Piece = { font: PrintFont | null; text: string }

const families = (Object.keys(coverage) as PrintFont[]).map((font) => ({
  font,
  ranges: coverage[font].split(' ').map((range) => {
    const [first = '', last = first] = range.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  }),
}))

/** What joins or chooses glyphs and is none itself: joiners, variation selectors, tags of flags. */
const isSteering = (letter: string) => /\p{Cf}|\p{Variation_Selector}/u.test(letter)

function fontFor(letters: string): PrintFont | null {
  const points = [...letters].filter((one) => !isSteering(one)).map((one) => one.codePointAt(0) ?? 0)
  const has = ({ ranges }: (typeof families)[number]) =>
    points.every((point) => ranges.some(([first, last]) => point >= first && point <= last))
  return families.find(has)?.font ?? null
}

/** The text in pieces of one font each, what the eye takes for one letter never torn. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const { segment } of new Intl.Segmenter('en').segment(text.normalize('NFC').replace(/\s+/g, ' '))) {
    const letter = segment.replace(/(?!\p{Join_Control}|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '')
    if (letter === '') continue
    const font = fontFor(letter)
    const last = pieces.at(-1)
    if (last && last.font === font) last.text += letter
    else pieces.push({ font, text: letter })
  }
  return pieces
}

/** What is printed of a text: all but the letters that no font has. */
export const printedOf = (text: string): string =>
  piecesOf(text)
    .flatMap(({ font, text }) => (font ? [text] : []))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

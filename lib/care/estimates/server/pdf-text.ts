import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const weights = ['regular', 'semibold'] as const
export type Weight = (typeof weights)[number]

type Glyphs = { hasGlyphForCodePoint(codePoint: number): boolean }
type Run = { font: string; text: string }

/** The letters a document can print: Latin ones with all their accents. */
export type Letters = {
  /** The text in pieces that one font can print; a letter no font has loses its accents or becomes a question mark. */
  runs(text: string, weight: Weight): Run[]
  /** Whether some letter had to be replaced. */
  hasReplaced(): boolean
  /** Whether every letter of the text can be printed. */
  prints(text: string): boolean
}

const font = (name: string) => readFile(join(process.cwd(), 'lib/care/estimates/fonts', `${name}.woff`))

/** Gives the document its fonts. */
export async function loadLetters(pdf: PDFKit.PDFDocument): Promise<Letters> {
  const [regular, extended, semibold, extendedSemibold] = await Promise.all(
    ['figtree-400', 'figtree-ext-400', 'figtree-600', 'figtree-ext-600'].map(font),
  )
  const glyphsOf = (name: string, bytes: Buffer | undefined): Glyphs => {
    pdf.registerFont(name, bytes ?? Buffer.alloc(0)).font(name)
    // The types don't say that pdfkit keeps the font it has parsed.
    return (pdf as unknown as { _font: { font: Glyphs } })._font.font
  }
  glyphsOf('semibold', semibold)
  glyphsOf('semibold-extended', extendedSemibold)
  const latin = glyphsOf('regular', regular)
  const latinExtended = glyphsOf('regular-extended', extended)
  pdf.font('regular')
  let replaced = false
  const plainer = (letter: string) => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return base && latin.hasGlyphForCodePoint(base.codePointAt(0) ?? 0) ? base : '?'
  }
  const fontOf = (letter: string, weight: Weight) => {
    const codePoint = letter.codePointAt(0) ?? 0
    if (latin.hasGlyphForCodePoint(codePoint)) return weight
    return latinExtended.hasGlyphForCodePoint(codePoint) ? `${weight}-extended` : null
  }
  return {
    hasReplaced: () => replaced,
    prints: (text) => [...printable(text)].every((letter) => fontOf(letter, 'regular') !== null),
    runs(text, weight) {
      const runs: Run[] = []
      for (const letter of printable(text)) {
        const found = fontOf(letter, weight)
        if (found === null) replaced = true
        const font = found ?? weight
        const text = found ? letter : plainer(letter)
        const last = runs.at(-1)
        if (last && (last.font === font || letter === ' ')) last.text += text
        else runs.push({ font, text })
      }
      return runs
    },
  }
}

/** One letter where it can be one; without what steers the letters around it. */
const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')

/** The whole file, once the document is ended. Ask before anything is written into it. */
export function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}

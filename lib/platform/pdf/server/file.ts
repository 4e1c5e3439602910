import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { languageTag } from '@/lib/platform/shared/locale'

/** The colours of every printed document. */
export const printColors = {
  ink: '#1d2430',
  body: '#3b4657',
  grey: '#5a6475',
  agave: '#0f4a52',
  bloom: '#b0401f',
  sand: '#fbf7f0',
  line: '#ded5c8',
}
export type DocumentOptions = {
  title: string
  /** Who it is from. */
  author: string
  margins: { top: number; bottom: number; left: number; right: number }
}

/** A new file, and what will be in it once it is ended. */
export function newFile({ title, author, margins }: DocumentOptions) {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins,
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-1',
    pdfVersion: '1.7',
    lang: languageTag(),
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  })
  return { pdf, bytes: bytesOf(pdf) }
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}

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

const font = (name: string) => readFile(join(process.cwd(), 'lib/platform/pdf/fonts', `${name}.woff`))

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

export type Style = { size?: number; weight?: Weight; color?: string; space?: number }
export type Tag = 'P' | 'H1' | 'H2' | 'TH' | 'TD' | 'LBody' | 'Lbl'
export type Box = { x: number; width: number; y?: number; align?: 'right' }

/** A tagged piece of text; its letters as they were written stay behind those that can't be printed. */
export const createTaggedText =
  (pdf: PDFKit.PDFDocument, letters: Letters) =>
  (tag: Tag, words: string, style: Style, box: Box, scope?: 'Row' | 'Column') => {
    const { size = 10.5, weight = 'regular', color = printColors.body } = style
    const options = { ...(letters.prints(words) ? {} : { actual: words }), ...(scope && { scope }) }
    return pdf.struct(tag, options, () => {
      const runs = letters.runs(words, weight)
      pdf.fontSize(size).fillColor(color)
      for (const [index, run] of runs.entries()) {
        const isLast = index === runs.length - 1
        const layout = {
          width: box.width,
          lineGap: 2,
          continued: !isLast,
          ...(box.align && { align: box.align }),
        }
        pdf.font(run.font)
        if (index === 0) pdf.text(run.text, box.x, box.y ?? pdf.y, layout)
        else pdf.text(run.text, layout)
      }
    })
  }

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box, Style, Tag } from '@/lib/care/estimates/server/pdf-piece'
import type { Weight } from '@/lib/care/estimates/server/pdf-text'
import { type CardFont, piecesOf } from '@/lib/shop/gift-cards/shared/printable'
import { linesOf } from './card-lines'

/**
 * As `createPiece`, in every script the card's fonts have: shaped, and from right to left where it is written so. Single letters can be
 * as wide as a word: lines that would reach below `lowest` are left to the mail.
 */
export async function createCardText(pdf: PDFKit.PDFDocument, texts: string[], lowest: number) {
  const needed = new Set(texts.flatMap((text) => piecesOf(text).map(({ font }) => font)))
  for (const font of needed)
    if (font?.startsWith('noto-'))
      for (const weight of ['regular', 'semibold'] as const)
        pdf.registerFont(
          nameOf(font, weight),
          await readFile(join(process.cwd(), 'lib/shop/gift-cards/fonts', fileOf(font, weight))),
        )

  return (tag: Tag, words: string, style: Style, box: Box) => {
    const { size = 10.5, weight = 'regular', color = '#3b4657' } = style
    const select = (font: CardFont) => pdf.font(nameOf(font, weight)).fontSize(size)
    const measure = (font: CardFont, text: string) => select(font).widthOfString(text, { features: [] })
    // A screen reader gets the words in the order in which they are read.
    return pdf.struct(tag, { actual: words }, () => {
      let y = box.y ?? pdf.y
      for (const { runs, isRightToLeft } of linesOf(words, box.width, measure)) {
        if (y + size * lineHeight > lowest) break
        const widths = runs.map(({ font, text }) => measure(font, text))
        const slack = box.width - widths.reduce((sum, width) => sum + width, 0)
        let x = box.x + (isRightToLeft ? slack : 0)
        for (const [index, { font, text }] of runs.entries()) {
          select(font).fillColor(color)
          // The baseline is the same for all fonts of a line.
          pdf.text(text, x, y + size, { lineBreak: false, baseline: 'alphabetic', features: [] })
          x += widths[index] ?? 0
        }
        y += size * lineHeight
      }
      pdf.y = y
    })
  }
}

const lineHeight = 1.36

/** Figtree is the document's own already (`loadLetters`). */
const nameOf = (font: CardFont, weight: Weight) =>
  font === 'figtree' ? weight : font === 'figtree-ext' ? `${weight}-extended` : `${font}-${weight}`

const fileOf = (font: CardFont, weight: Weight) =>
  font === 'noto-emoji' ? 'noto-emoji.woff' : `${font}-${weight === 'regular' ? 400 : 600}.woff`

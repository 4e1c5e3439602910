import type { Letters, Weight } from './pdf-text.ts'

export type Style = { size?: number; weight?: Weight; color?: string; space?: number }
export type Tag = 'P' | 'H1' | 'H2' | 'TH' | 'TD' | 'LBody' | 'Lbl'
export type Box = { x: number; width: number; y?: number; align?: 'right' }

const text = '#3b4657'

/** A tagged piece of text; its letters as they were written stay behind those that can't be printed. */
export const createPiece =
  (pdf: PDFKit.PDFDocument, letters: Letters) =>
  (tag: Tag, words: string, style: Style, box: Box, scope?: 'Row' | 'Column') => {
    const { size = 10.5, weight = 'regular', color = text } = style
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

import type { Letters, Weight } from './pdf-text.ts'

const ink = '#1d2430'
const grey = '#5a6475'
const columns = [0.42, 0.17, 0.11, 0.14, 0.16]

export type Pen = ReturnType<typeof createPen>

/** Writes parts of a document one below the other and tags each as what it is. */
export function createPen(pdf: PDFKit.PDFDocument, letters: Letters) {
  const left = pdf.page.margins.left
  const width = pdf.page.width - left - pdf.page.margins.right
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)

  const piece = createPiece(pdf, letters)

  /** A new page when so many points don't fit any more. */
  function need(height: number) {
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
  }

  const heightOf = (words: string, { size = 10.5, weight = 'regular' }: Style, boxWidth: number) =>
    pdf.font(weight).fontSize(size).heightOfString(words, { width: boxWidth, lineGap: 2 })

  function paragraph(words: string, style: Style = {}) {
    need(Math.min(heightOf(words, style, width), 200))
    whole.add(piece('P', words, style, { x: left, width }))
    pdf.y += style.space ?? 6
  }

  function heading(tag: 'H1' | 'H2', words: string) {
    const style: Style = { size: tag === 'H1' ? 21 : 12.5, weight: 'semibold', color: ink }
    need(heightOf(words, style, width) + 60)
    if (tag === 'H2') pdf.y += 8
    whole.add(piece(tag, words, style, { x: left, width }))
    pdf.y += tag === 'H1' ? 8 : 4
  }

  /** Cells side by side; the row is as high as its highest cell. */
  function row(parent: PDFKit.PDFStructureElement, cells: Cell[]) {
    const height = Math.max(...cells.map(({ words, style, box }) => heightOf(words, style, box.width)))
    need(height + 6)
    const { y } = pdf
    const element = pdf.struct('TR')
    parent.add(element)
    let bottom = y
    for (const { tag, words, style, box, scope } of cells) {
      element.add(piece(tag, words, style, { ...box, y }, scope))
      bottom = Math.max(bottom, pdf.y)
    }
    element.end()
    pdf.y = bottom + 3
  }

  function facts(list: [string, string][]) {
    const table = pdf.struct('Table')
    whole.add(table)
    for (const [label, value] of list)
      row(table, [
        { tag: 'TH', words: label, style: { color: grey }, box: { x: left, width: 190 }, scope: 'Row' },
        { tag: 'TD', words: value, style: { color: ink }, box: { x: left + 200, width: width - 200 } },
      ])
    table.end()
    pdf.y += 4
  }

  function table(head: string[], rows: string[][], sum: [string, string]) {
    const element = pdf.struct('Table')
    whole.add(element)
    const cell = (
      words: string,
      index: number,
      style: Style,
      tag: 'TH' | 'TD',
      scope?: 'Row' | 'Column',
    ): Cell => {
      const before = columns.slice(0, index).reduce((total, part) => total + part, 0)
      const box: Box = { x: left + before * width, width: (columns[index] ?? 0.1) * width - 6 }
      return { tag, words, style, box: index > 1 ? { ...box, align: 'right' } : box, scope }
    }
    row(
      element,
      head.map((words, index) => cell(words, index, { size: 9, color: grey }, 'TH', 'Column')),
    )
    for (const words of rows) {
      line()
      row(
        element,
        words.map((one, index) =>
          cell(one, index, { color: ink }, index === 0 ? 'TH' : 'TD', index === 0 ? 'Row' : undefined),
        ),
      )
    }
    line()
    const strong: Style = { weight: 'semibold', color: ink }
    row(element, [
      { tag: 'TH', words: sum[0], style: strong, box: { x: left, width: width * 0.8 }, scope: 'Row' },
      cell(sum[1], 4, strong, 'TD'),
    ])
    element.end()
    pdf.y += 4
  }

  function list(items: string[]) {
    const element = pdf.struct('L')
    whole.add(element)
    for (const words of items) {
      need(heightOf(words, {}, width - 14))
      const { y } = pdf
      const item = pdf.struct('LI')
      element.add(item)
      item.add(piece('Lbl', '•', {}, { x: left, width: 12, y }))
      item.add(piece('LBody', words, {}, { x: left + 14, width: width - 14, y }))
      item.end()
      pdf.y += 3
    }
    element.end()
  }

  function line() {
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf
      .moveTo(left, pdf.y - 1)
      .lineTo(left + width, pdf.y - 1)
      .lineWidth(0.5)
      .strokeColor('#ded5c8')
      .stroke()
    pdf.endMarkedContent()
    pdf.y += 3
  }

  /** Closes the document and writes under each page which one it is. */
  function end(title: string) {
    whole.end()
    const { start, count } = pdf.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page)
      // Below the margin: pdfkit would begin a new page otherwise.
      pdf.page.margins.bottom = 0
      pdf.markContent('Artifact', { type: 'Pagination' })
      pdf.font('regular').fontSize(8.5).fillColor(grey)
      pdf.text(`${title} · Page ${page + 1} of ${count}`, left, pdf.page.height - 44, {
        width,
        lineBreak: false,
      })
      pdf.endMarkedContent()
    }
  }

  return { paragraph, heading, facts, table, list, end }
}

type Cell = { tag: 'TH' | 'TD'; words: string; style: Style; box: Box; scope?: 'Row' | 'Column' }

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

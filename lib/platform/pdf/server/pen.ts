import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Box,
  createTaggedText,
  type DocumentOptions,
  loadLetters,
  newFile,
  printColors,
  type Style,
  type Tag,
  type Weight,
} from './file'
import { createScriptText } from './script-text'

const { ink, grey } = printColors

export type Pen = Awaited<ReturnType<typeof openDocument>>

/**
 * The one pen of printed documents: a tagged PDF (US Letter), in which a screen reader finds headings, tables and
 * lists. Parts are written one below the other, or `at` a place; `close` gives the file.
 */
export async function openDocument(options: DocumentOptions) {
  const { title, margins } = options
  const { pdf, bytes } = newFile(options)
  const letters = await loadLetters(pdf)
  const { left } = margins
  const width = pdf.page.width - left - margins.right
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const text = createTaggedText(pdf, letters)

  /** A part at its place, or at the pen's height where the box says none. */
  const at = (tag: Tag, words: string, style: Style, box: Box) => whole.add(text(tag, words, style, box))

  /** What `at` is for words that people typed in whatever script; lines below `lowest` are left out. */
  async function typing(texts: string[], lowest: number) {
    const script = await createScriptText(pdf, texts, lowest)
    return (tag: Tag, words: string, style: Style, box: Box) =>
      letters.prints(words) ? at(tag, words, style, box) : whole.add(script(tag, words, style, box))
  }

  /** A short line in a face of its own. */
  async function display(
    words: string,
    fontFile: string,
    color: string,
    place: { x: number; y: number; size: number },
  ) {
    pdf.registerFont('display', await readFile(join(/* turbopackIgnore: true */ process.cwd(), fontFile)))
    whole.add(
      pdf.struct('P', {}, () => {
        pdf.font('display').fontSize(place.size).fillColor(color)
        pdf.text(words, place.x, place.y, { lineBreak: false })
      }),
    )
  }

  /** Draws what screen readers leave out. */
  function decorate(draw: (pdf: PDFKit.PDFDocument) => void) {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw(pdf)
    pdf.endMarkedContent()
  }

  /** The first of these sizes in which the words take no more than two lines, else the last. */
  function fitSize(words: string, weight: Weight, boxWidth: number, sizes: [number, ...number[]]) {
    const measured = sizes.map((size) => {
      pdf.font(weight).fontSize(size)
      const height = pdf.heightOfString(words, { width: boxWidth, lineGap: 2 })
      return { size, height, maxHeight: 2.1 * pdf.currentLineHeight(true) + 4 }
    })
    const smallest = { size: sizes[0], height: 30 }
    return measured.find(({ height, maxHeight }) => height <= maxHeight) ?? measured.at(-1) ?? smallest
  }

  /** The pen's height on the page: reads it, or moves it there. */
  const height = (y?: number) => {
    if (y !== undefined) pdf.y = y
    return pdf.y
  }

  /** A new page when so many points don't fit any more. */
  function need(height: number) {
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
  }

  const heightOf = (words: string, { size = 10.5, weight = 'regular' }: Style, boxWidth: number) =>
    pdf.font(weight).fontSize(size).heightOfString(words, { width: boxWidth, lineGap: 2 })

  function paragraph(words: string, style: Style = {}) {
    need(Math.min(heightOf(words, style, width), 200))
    whole.add(text('P', words, style, { x: left, width }))
    pdf.y += style.space ?? 6
  }

  function heading(tag: 'H1' | 'H2', words: string) {
    const style: Style = { size: tag === 'H1' ? 21 : 12.5, weight: 'semibold', color: ink }
    need(heightOf(words, style, width) + 60)
    if (tag === 'H2') pdf.y += 8
    whole.add(text(tag, words, style, { x: left, width }))
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
      element.add(text(tag, words, style, { ...box, y }, scope))
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

  /** Columns with their share of the width; from the third on they are numbers, on the right. The last has the sum. */
  function table(columns: [head: string, share: number][], rows: string[][], sum: [string, string]) {
    const element = pdf.struct('Table')
    whole.add(element)
    const cell = (
      words: string,
      index: number,
      style: Style,
      tag: 'TH' | 'TD',
      scope?: 'Row' | 'Column',
    ): Cell => {
      const before = columns.slice(0, index).reduce((total, [, share]) => total + share, 0)
      const box: Box = { x: left + before * width, width: (columns[index]?.[1] ?? 0.1) * width - 6 }
      return { tag, words, style, box: index > 1 ? { ...box, align: 'right' } : box, scope }
    }
    row(
      element,
      columns.map(([words], index) => cell(words, index, { size: 9, color: grey }, 'TH', 'Column')),
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
      cell(sum[1], columns.length - 1, strong, 'TD'),
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
      item.add(text('Lbl', '•', {}, { x: left, width: 12, y }))
      item.add(text('LBody', words, {}, { x: left + 14, width: width - 14, y }))
      item.end()
      pdf.y += 3
    }
    element.end()
  }

  function line() {
    decorate(() =>
      pdf
        .moveTo(left, pdf.y - 1)
        .lineTo(left + width, pdf.y - 1)
        .lineWidth(0.5)
        .strokeColor(printColors.line)
        .stroke(),
    )
    pdf.y += 3
  }

  /** Writes under each page which one it is. Nothing can be written after it but the end. */
  function footer() {
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

  /** The whole file. */
  function close(): Promise<Uint8Array<ArrayBuffer>> {
    whole.end()
    pdf.end()
    return bytes
  }

  return {
    at,
    typing,
    display,
    decorate,
    fitSize,
    height,
    paragraph,
    heading,
    facts,
    table,
    list,
    footer,
    close,
    hasReplaced: letters.hasReplaced,
  }
}

type Cell = { tag: 'TH' | 'TD'; words: string; style: Style; box: Box; scope?: 'Row' | 'Column' }

import 'server-only'
import PDFDocument from 'pdfkit'
import type { EstimateDocument, Part } from './document'
import { createPen, type Pen } from './pdf-pen'
import { bytesOf, loadLetters } from './pdf-text'

/** The same document as a tagged PDF (US Letter): real text, headings and tables that a screen reader finds. */
export async function estimatePdf(document: EstimateDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, clinic } = document
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 64, left: 54, right: 54 },
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-1',
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: clinic.name, Creator: clinic.name, Producer: clinic.name },
  })
  const bytes = bytesOf(pdf)
  const letters = await loadLetters(pdf)
  const pen = createPen(pdf, letters)
  pen.paragraph(clinic.name, { size: 13, weight: 'semibold', color: agave })
  pen.heading('H1', title)
  pen.paragraph(document.issued, { weight: 'semibold' })
  if (document.notice) pen.paragraph(document.notice, { weight: 'semibold', color: agave })
  pen.paragraph(document.intro)
  for (const part of document.parts) draw(part, pen)
  if (letters.hasReplaced())
    pen.paragraph(
      'This file can’t print some of the letters: they stand without accents, or as a question mark. The page behind your link shows them as they were written.',
      { size: 9 },
    )
  pen.end(title)
  pdf.end()
  return bytes
}

const agave = '#0f4a52'

function draw(part: Part, pen: Pen): void {
  switch (part.kind) {
    case 'facts':
      pen.heading('H2', part.heading)
      pen.facts(part.facts)
      return
    case 'charges':
      pen.heading('H2', part.heading)
      pen.facts(part.facts)
      pen.table(
        ['Item or service', 'Service code', 'Quantity', 'Each', 'Charge'],
        [...part.rows.map(({ what, code, quantity, each, charge }) => [what, code, quantity, each, charge])],
        part.sum,
      )
      return
    case 'total':
      pen.paragraph(`${part.label}: ${part.value}`, { size: 15, weight: 'semibold', color: agave, space: 10 })
      return
    case 'list':
      pen.heading('H2', part.heading)
      pen.paragraph(part.before)
      if (part.items.length > 0) pen.list(part.items)
      else pen.paragraph(part.whenEmpty)
      return
    case 'text':
      pen.heading('H2', part.heading)
      for (const words of part.paragraphs) pen.paragraph(words)
      return
  }
}

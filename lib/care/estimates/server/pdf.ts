import 'server-only'
import { printColors } from '@/lib/platform/pdf/server/file'
import { openDocument, type Pen } from '@/lib/platform/pdf/server/pen'
import type { EstimateDocument, Part } from './document'

const { agave } = printColors

/** The same document as a tagged PDF (US Letter): real text, headings and tables that a screen reader finds. */
export async function estimatePdf(document: EstimateDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, clinic } = document
  const pen = await openDocument({
    title,
    author: clinic.name,
    margins: { top: 54, bottom: 64, left: 54, right: 54 },
  })
  pen.paragraph(clinic.name, { size: 13, weight: 'semibold', color: agave })
  pen.heading('H1', title)
  pen.paragraph(document.issued, { weight: 'semibold' })
  if (document.notice) pen.paragraph(document.notice, { weight: 'semibold', color: agave })
  pen.paragraph(document.intro)
  for (const part of document.parts) draw(part, pen)
  if (pen.hasReplaced())
    pen.paragraph(
      'This file can’t print some of the characters: they appear without accents or as question marks. The page behind your link shows them as they were written.',
      { size: 9 },
    )
  pen.footer()
  return pen.close()
}

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
        [
          ['Item or service', 0.42],
          ['Service code', 0.17],
          ['Quantity', 0.11],
          ['Each', 0.14],
          ['Charge', 0.16],
        ],
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

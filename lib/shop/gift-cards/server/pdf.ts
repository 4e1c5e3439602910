import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { bytesOf } from '@/lib/care/estimates/server/pdf-bytes'
import { createPiece } from '@/lib/care/estimates/server/pdf-piece'
import { loadLetters } from '@/lib/care/estimates/server/pdf-text'
import { formatCents } from '@/lib/platform/shared/money'
import { printedOf } from '@/lib/shop/gift-cards/shared/printable'
import { cardSize, drawCardFace } from './card-drawing'
import { createCardText } from './card-text'
import type { PrintedGiftCard } from './printed-model'
import { spokenCode } from './spoken-code'

type Clinic = { name: string; phone: string; siteUrl: string }

const left = 54
const top = 40
const width = 504
const scale = width / cardSize.width
const sand = '#fbf7f0'
const ink = '#1d2430'
const bloom = '#b0401f'
const agave = '#0f4a52'
/** Below it the code, or how to use it, would not be on the page any more. */
const lowestCode = 584
/** More lines would push the code down there. */
const mostLines = 6

/** The card to print and hand over: one tagged page, US Letter. */
export async function giftCardPdf(card: PrintedGiftCard, clinic: Clinic): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Gift card'
  const pdf = new PDFDocument({
    size: 'LETTER',
    // Nothing here runs on: a second page would only be an accident.
    margins: { top, bottom: 0, left, right: left },
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-1',
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: clinic.name, Creator: clinic.name, Producer: clinic.name },
  })
  const bytes = bytesOf(pdf)
  const letters = await loadLetters(pdf)
  pdf.registerFont('display', await readFile(join(process.cwd(), 'lib/content/seo/fonts/fraunces.woff')))
  const piece = createPiece(pdf, letters)
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const put = (...words: Parameters<typeof piece>) => whole.add(piece(...words))
  const cardText = await createCardText(
    pdf,
    [card.recipientName, card.senderName, card.message ?? ''],
    lowestCode - 14,
  )
  /** What people wrote, in whatever script. */
  const putTyped = (...[tag, words, ...rest]: Parameters<typeof cardText>) =>
    letters.prints(words) ? put(tag, words, ...rest) : whole.add(cardText(tag, words, ...rest))

  const amount = formatCents(card.valueCents)
  // Beside the plant, not over it.
  const size = amount.length > 4 ? (amount.length > 6 ? 50 : 62) : 76
  artifact(pdf, () => drawCardFace(pdf, left, top, scale))
  const brand = brandSize(pdf, clinic.name)
  put(
    'H1',
    clinic.name,
    { size: brand.size, weight: 'semibold', color: sand },
    { x: left + 82, y: top + 56 - brand.height / 2, width: brandWidth },
  )
  whole.add(
    pdf.struct('P', {}, () => {
      pdf.font('display').fontSize(size).fillColor(sand)
      pdf.text(amount, left + 34, top + 182 - size * 0.9, { lineBreak: false })
    }),
  )
  put('P', 'Gift card', { size: 15, color: sand }, { x: left + 38, y: top + 200, width: 200 })

  pdf.y = top + cardSize.height * scale + 24
  const box = { x: left, width }
  putTyped(
    'H2',
    printedOf(card.recipientName) ? `For ${card.recipientName}` : 'For you',
    { size: card.recipientName.length > 30 ? 12 : 19, weight: 'semibold', color: ink },
    box,
  )
  pdf.y += 4
  for (const line of linesOf(card.message)) {
    putTyped('P', line, { size: line.length > 220 ? 11 : 13 }, box)
    pdf.y += 2
  }
  pdf.y += 4
  if (printedOf(card.senderName))
    putTyped('P', `From ${card.senderName}`, { size: 12, weight: 'semibold', color: ink }, box)

  const codeTop = Math.min(Math.max(pdf.y + 14, 520), lowestCode)
  artifact(pdf, () => pdf.roundedRect(left, codeTop, width, 92, 14).fill(sand))
  const inner = { x: left + 22, width: width - 44 }
  put('P', 'The code', { size: 10.5, weight: 'semibold', color: bloom }, { ...inner, y: codeTop + 14 })
  put('P', card.code, { size: 27, weight: 'semibold', color: agave }, { ...inner, y: codeTop + 29 })
  put('P', `By phone: ${spokenCode(card.code)}`, { size: 8 }, { ...inner, y: codeTop + 67 })

  pdf.y = codeTop + 108
  put('H2', 'How to use it', { size: 12.5, weight: 'semibold', color: ink }, box)
  pdf.y += 2
  for (const words of howTo(clinic)) {
    put('P', words, { size: 10 }, box)
    pdf.y += 1
  }
  whole.end()
  pdf.end()
  return bytes
}

const howTo = ({ siteUrl, phone }: Clinic): string[] => {
  const site = siteUrl.replace(/^https?:\/\//, '')
  return [
    `In our shop, enter the code when you pay: ${site}/vitamin-injections. Or call ${phone} to book a visit and tell us the code.`,
    `It’s good for any drip, injection or package, over several visits. Balance: ${site}/gift-cards/balance.`,
    'There are no fees, and the money never expires. Treat the code like cash. A short medical exam comes before a first treatment.',
  ]
}

/** Between the small flower and the plant. */
const brandWidth = 168

/** The largest letters in which the clinic's name has no more than two lines there. */
function brandSize(pdf: PDFKit.PDFDocument, name: string) {
  const sizes = [17, 15, 13, 11].map((size) => {
    pdf.font('semibold').fontSize(size)
    const options = { width: brandWidth, lineGap: 2 }
    return { size, height: pdf.heightOfString(name, options), most: 2.1 * pdf.currentLineHeight(true) + 4 }
  })
  const smallest = { size: 11, height: 30 }
  return sizes.find(({ height, most }) => height <= most) ?? sizes.at(-1) ?? smallest
}

/** The message in its own lines, as long as they are few. */
function linesOf(message: string | null): string[] {
  const lines = (message ?? '').split(/\r?\n/).filter((line) => printedOf(line) !== '')
  return lines.length > mostLines ? [lines.join(' ')] : lines
}

/** Decoration, which screen readers leave out. */
function artifact(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

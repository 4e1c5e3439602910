import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { createPiece } from '@/lib/care/estimates/server/pdf-pen'
import { bytesOf, loadLetters } from '@/lib/care/estimates/server/pdf-text'
import { formatCents } from '@/lib/platform/shared/money'
import { printedOf } from '@/lib/shop/gift-cards/shared/printable'
import { createCardText } from './card-text'
import { spokenCode } from './codes'
import type { PrintedGiftCard } from './printed'

const colors = {
  ground: '#06373f',
  hill: '#0b4c54',
  stem: '#a6d2d1',
  leaf: '#5aa9a1',
  bloom: '#e2532f',
}

/** The card's own measure: every point below is in it. */
const cardSize = { width: 340, height: 214 }

const root = { x: 252, y: 194 }
const tips = [
  { x: 190, y: 84, turn: -30 },
  { x: 222, y: 52, turn: -13 },
  { x: 254, y: 36, turn: 1 },
  { x: 288, y: 58, turn: 15 },
  { x: 316, y: 92, turn: 30 },
]
const hill = 'M0 172c60-30 116-26 180-10s110 10 160-14v48a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z'
const blossom =
  'M0 2C-7-4-7-14 0-24 7-14 7-4 0 2zM-2 3C-11 1-15-6-14-14-7-12-3-6-2 3zM2 3C11 1 15-6 14-14 7-12 3-6 2 3z'
const leavesPerStem = 6

/** Draws the face of a card, without its words, with its corner at `x`, `y` and so many times its size. */
function drawCardFace(pdf: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale)
  pdf.roundedRect(0, 0, cardSize.width, cardSize.height, 18).fill(colors.ground)
  pdf.path(hill).fill(colors.hill)
  pdf.lineWidth(2.5).lineCap('round')
  for (const tip of tips) {
    const bend = { x: root.x + (tip.x - root.x) * 0.3, y: root.y - (root.y - tip.y) * 0.55 }
    pdf.moveTo(root.x, root.y).quadraticCurveTo(bend.x, bend.y, tip.x, tip.y).stroke(colors.stem)
    pdf.path(leavesOf(bend, tip)).fill(colors.leaf)
  }
  for (const tip of tips) drawBlossom(pdf, tip.x, tip.y, tip.turn, 1)
  drawBlossom(pdf, 36, 48, 0, 0.9)
  pdf.restore()
}

function drawBlossom(pdf: PDFKit.PDFDocument, x: number, y: number, turn: number, size: number): void {
  pdf.save().translate(x, y).rotate(turn).scale(size).path(blossom).fill(colors.bloom)
  pdf.restore()
}

type Point = { x: number; y: number }

/** Small leaves on both sides of a stem, as one path. */
function leavesOf(bend: Point, tip: Point): string {
  const at = (part: number, from: 'x' | 'y') =>
    (1 - part) ** 2 * root[from] + 2 * part * (1 - part) * bend[from] + part * part * tip[from]
  return Array.from({ length: leavesPerStem }, (_, index) => {
    const part = (index + 1.4) / (leavesPerStem + 1.2)
    const side = index % 2 ? 1 : -1
    return `M${at(part, 'x')} ${at(part, 'y')}q${side * 3}-9 ${side * 11}-10q${side} 8 ${side * -11} 10z`
  }).join('')
}

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
const maxLines = 6

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
  return lines.length > maxLines ? [lines.join(' ')] : lines
}

/** Decoration, which screen readers leave out. */
function artifact(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

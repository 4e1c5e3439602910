import 'server-only'
import { printColors } from '@/lib/platform/pdf/server/file'
import { openDocument } from '@/lib/platform/pdf/server/pen'
import { printedOf } from '@/lib/platform/pdf/shared/printable'
import { formatCents } from '@/lib/platform/shared/money'
import { spokenCode } from './codes'
import type { PrintedGiftCard } from './mailed'

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
const { sand, ink, bloom, agave } = printColors
/** Below it the code, or how to use it, would not be on the page any more. */
const lowestCode = 584
/** More lines would push the code down there. */
const maxLines = 6

/** The card to print and hand over: one tagged page, US Letter. */
export async function giftCardPdf(card: PrintedGiftCard, clinic: Clinic): Promise<Uint8Array<ArrayBuffer>> {
  const { recipientName, senderName, message, valueCents, code } = card
  const pen = await openDocument({
    title: 'Gift card',
    author: clinic.name,
    // Nothing here runs on: a second page would only be an accident.
    margins: { top, bottom: 0, left, right: left },
  })
  const typed = await pen.typing([recipientName, senderName, message ?? ''], lowestCode - 14)
  const space = (points: number) => pen.height(pen.height() + points)

  const amount = formatCents(valueCents)
  // Beside the plant, not over it.
  const size = amount.length > 4 ? (amount.length > 6 ? 50 : 62) : 76
  pen.decorate((pdf) => drawCardFace(pdf, left, top, scale))
  const brand = pen.fitSize(clinic.name, 'semibold', brandWidth, [17, 15, 13, 11])
  pen.at(
    'H1',
    clinic.name,
    { size: brand.size, weight: 'semibold', color: sand },
    { x: left + 82, y: top + 56 - brand.height / 2, width: brandWidth },
  )
  await pen.display(amount, 'lib/content/seo/fonts/fraunces.woff', sand, {
    x: left + 34,
    y: top + 182 - size * 0.9,
    size,
  })
  pen.at('P', 'Gift card', { size: 15, color: sand }, { x: left + 38, y: top + 200, width: 200 })

  pen.height(top + cardSize.height * scale + 24)
  const box = { x: left, width }
  typed(
    'H2',
    printedOf(recipientName) ? `For ${recipientName}` : 'For you',
    { size: recipientName.length > 30 ? 12 : 19, weight: 'semibold', color: ink },
    box,
  )
  space(4)
  for (const line of linesOf(message)) {
    typed('P', line, { size: line.length > 220 ? 11 : 13 }, box)
    space(2)
  }
  space(4)
  if (printedOf(senderName))
    typed('P', `From ${senderName}`, { size: 12, weight: 'semibold', color: ink }, box)

  const codeTop = Math.min(Math.max(pen.height() + 14, 520), lowestCode)
  pen.decorate((pdf) => pdf.roundedRect(left, codeTop, width, 92, 14).fill(sand))
  const inner = { x: left + 22, width: width - 44 }
  pen.at('P', 'The code', { size: 10.5, weight: 'semibold', color: bloom }, { ...inner, y: codeTop + 14 })
  pen.at('P', code, { size: 27, weight: 'semibold', color: agave }, { ...inner, y: codeTop + 29 })
  pen.at(
    'P',
    `To read the code over the phone: ${spokenCode(code)}`,
    { size: 8 },
    { ...inner, y: codeTop + 67 },
  )

  pen.height(codeTop + 108)
  pen.at('H2', 'How to use it', { size: 12.5, weight: 'semibold', color: ink }, box)
  space(2)
  for (const words of howTo(clinic)) {
    pen.at('P', words, { size: 10 }, box)
    space(1)
  }
  return pen.close()
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

/** The message in its own lines, as long as they are few. */
function linesOf(message: string | null): string[] {
  const lines = (message ?? '').split(/\r?\n/).filter((line) => printedOf(line) !== '')
  return lines.length > maxLines ? [lines.join(' ')] : lines
}

const colors = {
  ground: '#06373f',
  hill: '#0b4c54',
  stem: '#a6d2d1',
  leaf: '#5aa9a1',
  bloom: '#e2532f',
}

/** The card's own measure: every point below is in it. */
export const cardSize = { width: 340, height: 214 }

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
export function drawCardFace(pdf: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
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

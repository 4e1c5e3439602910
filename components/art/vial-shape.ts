import { seededNumbers } from './seeded-numbers'

const fullest = 43
const emptiest = 58

/** SVG paths of a vial's liquid and bubbles in a 64 × 104 box: the longer the visit (5–15 minutes), the fuller the vial. */
export function vialShape(seed: string, minutes: number): { liquid: string; bubbles: string } {
  const next = seededNumbers(seed)
  const share = Math.min(1, Math.max(0, (minutes - 5) / 10 || 0))
  const level = Math.round(emptiest - share * (emptiest - fullest) + next() * 3)
  const swing = Math.round(2 + next() * 2) * (next() > 0.5 ? 1 : -1)
  const bubbles = Array.from({ length: 3 }, (_, index) => {
    const x = Math.round(22 + next() * 26)
    const y = Math.round(level + 6 + index * 2 + next() * 4)
    return `M${x} ${Math.min(y, 61)}v.1`
  })
  return {
    liquid: `M10.5 ${level}q10.75 ${-swing} 21.5 0t21.5 0V91a6.5 6.5 0 0 1-6.5 6.5H17a6.5 6.5 0 0 1-6.5-6.5z`,
    bubbles: bubbles.join(''),
  }
}

import { type MotifName, motifPaths } from './motif-paths'
import { seededNumbers } from './seeded-numbers'

const full = 32
const low = 68
const motifNames = Object.keys(motifPaths) as MotifName[]

/** SVG paths of one bag in a 96 × 176 box: liquid, bubbles, tube, its label's motif and the row of dots below it. */
export function dripBagShape({ seed, level, minutes, motif }: DripBagContents) {
  const next = seededNumbers(seed)
  const share = Math.min(1, Math.max(0, (level ?? ((minutes ?? 45) - 20) / 45) || 0))
  const top = Math.round(low - share * (low - full))
  const swing = Math.round(2 + next() * 2) * (next() > 0.5 ? 1 : -1)
  const bubbles = Array.from({ length: 4 }, () => {
    const y = Math.round(top + 7 + next() * 14)
    return `M${Math.round(24 + next() * 38)} ${y}v.1`
  })
  const away = Math.round(6 + next() * 14) * (next() > 0.5 ? 1 : -1)
  const chosen = motifNames[Math.floor(next() * motifNames.length)] ?? 'drop'
  const dots = 1 + Math.floor(next() * 5)
  return {
    liquid: `M19 ${top}q14.5 ${-2 * swing} 29 0t29 0V86c0 8-7 11.5-14.5 15.5L56 105H40l-6.5-3.5C26 97.5 19 94 19 86z`,
    bubbles: bubbles.join(''),
    tube: `M53.5 143v8c0 12 ${away} 12 ${away} 27`,
    motif: motifPaths[motif ?? chosen],
    dots: Array.from({ length: dots }, (_, index) => `M${43 - (dots - 1) * 2.5 + index * 5} 84v.1`).join(''),
  }
}

export type DripBagContents = {
  seed: string
  /** From 0 to 1; without it the minutes of the visit tell: 30 a third, 60 nearly full. */
  level?: number
  minutes?: number
  motif?: MotifName
}

import type { ReactNode } from 'react'
import { seededNumbers } from './seeded-numbers'

function Body() {
  return (
    <path
      className="vial-glass"
      strokeWidth="1.5"
      d="M21 24v6c0 6-12 7-12 17v44a8 8 0 0 0 8 8h30a8 8 0 0 0 8-8V47c0-10-12-11-12-17v-6z"
    />
  )
}

function Front() {
  return (
    <>
      <rect x="9.5" y="63" width="45" height="23" fill="#fffdf9" />
      <path
        d="M32 66.5c3 3.6 4.6 5.9 4.6 8a4.6 4.6 0 0 1-9.2 0c0-2.1 1.6-4.4 4.6-8z"
        className="vial-liquid"
      />
      <path d="M14.5 82h35M14.5 68h6M14.5 72h9M43.5 68h6M41.5 72h8" className="vial-print" />
      <path d="M14.5 49v10M14.5 44.5v.1" strokeWidth="2.5" className="vial-light" />
      <rect x="17.5" y="12" width="29" height="12.5" rx="2" fill="#e9e2d5" />
      <path d="M17.5 20.5h29M24 12v8M40 12v8" className="vial-print" />
    </>
  )
}

/** The parts all vials of a page share; drawn once, before the first `Vial`. */
export function VialParts() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="vial-body" viewBox="0 0 64 104">
        <Body />
      </symbol>
      <symbol id="vial-front" viewBox="0 0 64 104">
        <Front />
      </symbol>
    </svg>
  )
}

/**
 * A vial of its own for each treatment: the level follows the minutes the visit takes, waves and bubbles follow the
 * seed. The colours are those of the category around it.
 */
export function Vial({ seed, minutes, className }: Contents & { className?: string }) {
  return (
    <svg viewBox="0 0 64 104" className={className} aria-hidden="true">
      <VialFill
        seed={seed}
        minutes={minutes}
        body={<use href="#vial-body" />}
        front={<use href="#vial-front" />}
      />
    </svg>
  )
}

/** The same as a part of a larger drawing: it brings its own parts. */
export function VialDrawing(contents: Contents) {
  return <VialFill {...contents} body={<Body />} front={<Front />} />
}

type Contents = { seed: string; minutes: number }

function VialFill({ seed, minutes, body, front }: Contents & { body: ReactNode; front: ReactNode }) {
  const { liquid, bubbles } = vialShape(seed, minutes)
  return (
    <>
      {body}
      <path d={liquid} className="vial-liquid" />
      <path d={bubbles} className="vial-light" strokeWidth="2.4" />
      {front}
      <rect x="16" y="4" width="32" height="9" rx="3" className="vial-cap" />
    </>
  )
}

const fullest = 43
const emptiest = 58

/**
 * SVG paths of a vial's liquid and bubbles in a 64 × 104 box: the longer the visit (5–15 minutes), the fuller the
 * vial.
 */
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

import type { ReactNode } from 'react'
import { Shape } from '@/components/ui/shape'
import { seededNumbers } from './seeded-numbers'

/**
 * A vial of its own for each treatment: the level follows the minutes the visit takes, waves and bubbles follow the
 * seed. The colours are those of the category around it.
 */
export function Vial({ seed, minutes, className }: Contents & { className?: string }) {
  return (
    <svg viewBox="0 0 64 104" className={className} aria-hidden="true">
      {drawn({ seed, minutes }, (name, y) => (
        <Shape name={name} y={y} />
      ))}
    </svg>
  )
}

/** The same as a part of a larger drawing, which is a file of its own: it brings its own parts. */
export function VialDrawing(contents: Contents) {
  return drawn(contents, (name, y) =>
    y ? <g transform={`translate(0 ${y})`}>{vialParts[name]}</g> : vialParts[name],
  )
}

type Contents = { seed: string; minutes: number }

function drawn({ seed, minutes }: Contents, part: (name: string, y?: number) => ReactNode) {
  const { liquid, level, bubbles } = vialShape(seed, minutes)
  return (
    <>
      {part('vial-back')}
      <path d={liquid} className="vial-liquid" />
      {part(bubbles, Math.min(level, lowest))}
      {part('vial-front')}
    </>
  )
}

/** Bubbles below the surface where there is room above the label; where there is little, they are close. */
const wide = [
  'M24 8v.1M41 10v.1M33 13v.1',
  'M45 7v.1M27 9v.1M38 12v.1',
  'M30 7v.1M46 11v.1M25 12v.1',
  'M36 8v.1M23 11v.1M43 13v.1',
]
const close = ['M24 2v.1M41 1v.1M33 2v.1', 'M29 1v.1M45 2v.1M22 2v.1']
const places = [...wide, ...close]
/** Below, they would be behind the label. */
const lowest = 59

/** What the vials are put together of, in a box of 64 × 104; bubbles are below the surface of what is in the vial. */
export const vialParts: Record<string, ReactNode> = {
  'vial-back': (
    <path
      className="vial-glass"
      strokeWidth="1.5"
      d="M21 24v6c0 6-12 7-12 17v44a8 8 0 0 0 8 8h30a8 8 0 0 0 8-8V47c0-10-12-11-12-17v-6z"
    />
  ),
  'vial-front': (
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
      <rect x="16" y="4" width="32" height="9" rx="3" className="vial-cap" />
    </>
  ),
  ...Object.fromEntries(
    places.map((d, index) => [
      `vial-bubbles-${index}`,
      <path key={d} d={d} className="vial-light" strokeWidth="2.4" />,
    ]),
  ),
}

const fullest = 43
const emptiest = 58

/**
 * The path of a vial's liquid in a 64 × 104 box, how high that stands, and the name of its bubbles: the longer the
 * visit (5–15 minutes), the fuller the vial.
 */
export function vialShape(seed: string, minutes: number) {
  const next = seededNumbers(seed)
  const share = Math.min(1, Math.max(0, (minutes - 5) / 10 || 0))
  const level = Math.round(emptiest - share * (emptiest - fullest) + next() * 3)
  const swing = Math.round(2 + next() * 2) * (next() > 0.5 ? 1 : -1)
  return {
    level,
    liquid: `M10.5 ${level}q10.75 ${-swing} 21.5 0t21.5 0V91a6.5 6.5 0 0 1-6.5 6.5H17a6.5 6.5 0 0 1-6.5-6.5z`,
    bubbles: `vial-bubbles-${
      level > 48 ? wide.length + Math.floor(next() * close.length) : Math.floor(next() * wide.length)
    }`,
  }
}

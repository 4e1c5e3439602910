import type { ReactNode } from 'react'
import { Shape } from '@/components/ui/shape'
import { seededNumbers } from './seeded-numbers'

type Props = DripBagContents & { category?: string; className?: string }

/**
 * A bag of its own for each treatment: the level is given or follows the minutes of the visit; wave, bubbles, tube
 * and label follow the seed. The colours are those of `category` or of the category around it.
 */
export function DripBag({ category, className, ...contents }: Props) {
  return (
    <svg viewBox="0 0 96 176" className={className} data-category={category} aria-hidden="true">
      {drawn(contents, (name, y) => (
        <Shape name={name} y={y} />
      ))}
    </svg>
  )
}

/** The same as a part of a larger drawing, which is a file of its own: it brings its own parts. */
export function DripBagDrawing(contents: DripBagContents) {
  return drawn(contents, (name, y) =>
    y ? <g transform={`translate(0 ${y})`}>{bagParts[name]}</g> : bagParts[name],
  )
}

function drawn(contents: DripBagContents, part: (name: string, y?: number) => ReactNode) {
  const { liquid, top, bubbles, tube, motif, dots } = dripBagShape(contents)
  return (
    <g className="bag">
      {part(tube)}
      {part('bag-back')}
      <path d={liquid} />
      {part(bubbles, top)}
      {part('bag-front')}
      {part(motif)}
      {part(dots)}
    </g>
  )
}

/** What a label can show, as filled paths around 0,0 in a circle of 10. */
const motifPaths = {
  drop: 'M0-10c4.5 5.2 7 8.6 7 12A7 7 0 0 1-7 2c0-3.4 2.5-6.8 7-12z',
  blossom:
    'M0 10C-5 5-5-4 0-10 5-4 5 5 0 10zM-1.5 10C-8 7-10 1-8.5-7-4-4-3 4-1.5 10zM1.5 10C8 7 10 1 8.5-7 4-4 3 4 1.5 10z',
  sun: 'M0-5A5 5 0 1 1 0 5 5 5 0 0 1 0-5zM-1-10h2v3h-2zM-1 7h2v3h-2zM-10-1h3v2h-3zM7-1h3v2H7zM-7.8-6.4l1.4-1.4 2.1 2.1-1.4 1.4zM4.3 5.7l1.4-1.4 2.1 2.1-1.4 1.4zM4.3-5.7l2.1-2.1 1.4 1.4-2.1 2.1zM-7.8 6.4l2.1-2.1 1.4 1.4-2.1 2.1z',
  leaf: 'M-8 9C-9-3-2-9 9-9 10 2 4 8-5 7l-1.5 2.5zM-3.5 4.5C0 3 3 0 5-4.5c-4 1.5-7 4.5-8.5 9z',
  moon: 'M3-9.5A9.5 9.5 0 1 0 9.5 4 7.8 7.8 0 0 1 3-9.5z',
  bolt: 'M2.5-10-7 2h5.5L-3 10 7-2.5H1z',
  hexagon: 'M0-10 8.7-5V5L0 10-8.7 5V-5zM0-6l-5.2 3v6L0 6l5.2-3v-6z',
  spark: 'M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10z',
  ridge: 'M-10 7-3-6l4 6 2.5-3L10 7z',
  waves:
    'M-10-5c3.3-3 6.7-3 10 0s6.7 3 10 0v3c-3.3 3-6.7 3-10 0s-6.7-3-10 0zM-10 3c3.3-3 6.7-3 10 0s6.7 3 10 0v3c-3.3 3-6.7 3-10 0s-6.7-3-10 0z',
  ring: 'M0-9.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM0-6.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM0-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  shield: 'M0-10 8-7v6C8 4.5 4.5 8 0 10-4.5 8-8 4.5-8-1v-6z',
} as const

type MotifName = keyof typeof motifPaths

const outline =
  'M40 8h16a6 6 0 0 1 6 6v2h8a10 10 0 0 1 10 10v60c0 10-8 14-16 18l-8 4H40l-8-4c-8-4-16-8-16-18V26a10 10 0 0 1 10-10h8v-2a6 6 0 0 1 6-6z'

const places = [
  'M28 9v.1M41 16v.1M33 13v.1M58 20v.1',
  'M52 8v.1M29 12v.1M44 19v.1M37 10v.1',
  'M31 18v.1M56 11v.1M47 9v.1M40 14v.1',
  'M60 14v.1M35 8v.1M26 16v.1M50 20v.1',
  'M45 11v.1M54 17v.1M30 9v.1M38 19v.1',
  'M26 10v.1M49 13v.1M42 8v.1M57 18v.1',
]
const bends = [-18, -13, -8, 8, 13, 18]
const mostDots = 5

const named = (name: string, drawings: ReactNode[]) =>
  Object.fromEntries(drawings.map((drawing, index) => [`${name}-${index}`, drawing]))

/** What the bags are put together of, in a box of 96 × 176; bubbles are below the surface of what is in the bag. */
export const bagParts: Record<string, ReactNode> = {
  'bag-back': <path d={outline} className="bag-film" />,
  'bag-front': (
    <>
      <path d={outline} className="bag-edge" />
      <path d="M43.5 12.5h9M24 21.5h48M46 98v6M51 98v6" className="bag-seam" />
      <path d="M22 32v14M22 51v.1" className="bag-light" />
      <path d="M68 36h6M71 44h3M68 52h6M71 60h3M68 68h6M71 76h3M68 84h6" className="vial-print" />
      <rect x="25" y="50" width="36" height="40" rx="5" className="bag-label" />
      <path d="M39 108h6v7a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM50 108h7v12h-7z" className="bag-port" />
      <rect x="47.5" y="119" width="12" height="24" rx="4" className="bag-film" />
      <path d="M49.5 131.5h8v7.5a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM53.5 122.5c1.5 2 2.2 3 2.2 4a2.2 2.2 0 0 1-4.4 0c0-1 .7-2 2.2-4z" />
      <rect x="47.5" y="119" width="12" height="24" rx="4" className="bag-edge" />
    </>
  ),
  ...named(
    'tube',
    bends.map((away) => {
      const tube = `M53.5 143v8c0 12 ${away} 12 ${away} 27`
      return (
        <>
          <path d={tube} className="bag-tube" />
          <path d={tube} className="bag-tube-inside" />
        </>
      )
    }),
  ),
  ...named(
    'bubbles',
    places.map((d) => <path key={d} d={d} className="bag-light" />),
  ),
  ...Object.fromEntries(
    Object.entries(motifPaths).map(([name, d]) => [
      `motif-${name}`,
      <path key={name} d={d} transform="translate(43 66)" fillRule="evenodd" className="bag-motif" />,
    ]),
  ),
  ...named(
    'dots',
    Array.from({ length: mostDots }, (_, last) => {
      const d = Array.from({ length: last + 1 }, (_, index) => `M${43 - last * 2.5 + index * 5} 84v.1`).join(
        '',
      )
      return <path key={d} d={d} className="bag-dots" />
    }),
  ),
}

const full = 32
const swings = [6, 4, -8, -6, 8]
const low = 68
const motifNames = Object.keys(motifPaths) as MotifName[]

/** One bag: the path of its liquid, how high that stands, and the names of its other parts. */
export function dripBagShape({ seed, level, minutes, motif }: DripBagContents) {
  const next = seededNumbers(seed)
  const oneOf = (count: number) => Math.floor(next() * count)
  const share = Math.min(1, Math.max(0, (level ?? ((minutes ?? 45) - 20) / 45) || 0))
  const top = Math.round(low - share * (low - full))
  // By the level alone: bags of a menu share their few paths, and its HTML compresses better.
  const swing = swings[top % swings.length]
  const own = motifNames[oneOf(motifNames.length)]
  return {
    top,
    liquid: `M19 ${top}q14.5 ${swing} 29 0t29 0V86c0 8-7 11.5-14.5 15.5L56 105H40l-6.5-3.5C26 97.5 19 94 19 86z`,
    bubbles: `bubbles-${oneOf(places.length)}`,
    tube: `tube-${oneOf(bends.length)}`,
    motif: `motif-${motif ?? own}`,
    dots: `dots-${oneOf(mostDots)}`,
  }
}

type DripBagContents = {
  seed: string
  /** From 0 to 1; without it the minutes of the visit tell: 30 a third, 60 nearly full. */
  level?: number
  minutes?: number
  motif?: MotifName
}

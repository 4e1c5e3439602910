import { seededNumbers } from './seeded-numbers'

/** Three petals of one blossom, standing on 0,0 and 26 high. */
export const blossomPath =
  'M0 2C-7-4-7-14 0-24 7-14 7-4 0 2zM-2 3C-11 1-15-6-14-14-7-12-3-6-2 3zM2 3C11 1 15-6 14-14 7-12 3-6 2 3z'

/** One blossom of the ocotillo: alone, or as a part of a larger drawing (`at` its stem's tip). */
export function Blossom({ at, turn = 0, size = 1 }: { at: [number, number]; turn?: number; size?: number }) {
  return (
    <path
      d={blossomPath}
      className="ocotillo-bloom"
      transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${size})`}
    />
  )
}

type OcotilloProps = Parameters<typeof ocotilloStems>[0] & { width?: number; isBare?: boolean }

/**
 * One plant, in leaf and bloom or bare, as a part of a larger drawing; its colours come from `--stem` and `--leaf`.
 */
export function Ocotillo({ width = 3, isBare = false, ...plant }: OcotilloProps) {
  const stems = ocotilloStems(plant)
  return (
    <g className="ocotillo" strokeWidth={width}>
      <path d={stems.map(({ curve }) => curve).join('')} />
      {!isBare && <path d={stems.map(({ leaves }) => leaves).join('')} className="ocotillo-leaf" />}
      {!isBare &&
        stems.map(({ tip, angle }) => (
          <path
            key={`${tip.x} ${tip.y}`}
            d={blossomPath}
            className="ocotillo-bloom"
            transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
          />
        ))}
    </g>
  )
}

type Point = { x: number; y: number }
type Stem = { curve: string; leaves: string; tip: Point; angle: number }

/**
 * The stems of an ocotillo that fan out of one root: SVG paths of each curve and its leaves, and where its blossom
 * sits.
 */
function ocotilloStems({ seed, root, height, spread, count }: Plant): Stem[] {
  const next = seededNumbers(seed)
  return Array.from({ length: count }, (_, index) => {
    const lean = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
    const length = height * (1 - 0.28 * Math.abs(lean) - 0.16 * next())
    const tip = { x: root.x + lean * spread + (next() - 0.5) * 18, y: root.y - length }
    const bend = { x: root.x + lean * spread * 0.25, y: root.y - length * 0.55 }
    return stem({ x: root.x + lean * spread * 0.05, y: root.y }, bend, tip)
  })
}

type Plant = { seed: string; root: Point; height: number; spread: number; count: number }

function stem(root: Point, bend: Point, tip: Point): Stem {
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * root.x + 2 * t * (1 - t) * bend.x + t * t * tip.x,
    y: (1 - t) ** 2 * root.y + 2 * t * (1 - t) * bend.y + t * t * tip.y,
  })
  const steps = Math.max(3, Math.round((root.y - tip.y) / 24))
  const places = Array.from({ length: steps - 1 }, (_, index) => {
    const { x, y } = at((index + 1.2) / steps)
    return { x: round(x), y: round(y) }
  })
  const leaves = places.map(({ x, y }, index) => {
    const before = places[index - 1]
    // From leaf to leaf the way is nearly the same, which compresses better than where they are.
    const place = before ? `m${x - before.x} ${y - before.y}` : `M${x} ${y}`
    return place + (index % 2 ? 'q3-9 11-10q1 8-11 10z' : 'q-3-9-11-10q-1 8 11 10z')
  })
  return {
    curve: `M${round(root.x)} ${round(root.y)}Q${round(bend.x)} ${round(bend.y)} ${round(tip.x)} ${round(tip.y)}`,
    leaves: leaves.join(''),
    tip: { x: round(tip.x), y: round(tip.y) },
    angle: Math.round((Math.atan2(tip.x - bend.x, bend.y - tip.y) * 180) / Math.PI),
  }
}

const round = (value: number) => Math.round(value)

/** Between two sections: one long stem with its blossom, or a row of drops. */
export function Divider({ look = 'stem' }: { look?: 'stem' | 'drops' }) {
  return (
    <svg viewBox="0 0 320 40" className="mx-auto block w-[min(20rem,60%)]" aria-hidden="true">
      {look === 'stem' ? <DividerStem /> : <path d={drops} className="fill-agave-300" />}
    </svg>
  )
}

const drops = [-2, -1, 0, 1, 2]
  .map((place) => {
    const size = 3 - Math.abs(place)
    const tall = 5 + size * 3
    return `M${160 + place * 26} ${20 - tall}c${tall * 0.6} ${tall * 0.72} ${tall * 0.8} ${tall * 1.1} ${tall * 0.8} ${tall * 1.4}a${tall * 0.8} ${tall * 0.8} 0 0 1-${tall * 1.6} 0c0-${tall * 0.3} ${tall * 0.2}-${tall * 0.68} ${tall * 0.8}-${tall * 1.4}z`
  })
  .join('')
  .replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))

function DividerStem() {
  return (
    <g className="ocotillo" strokeWidth="2">
      <path d="M4 24c50-12 92-10 136 0M316 24c-50-12-92-10-136 0" />
      <path
        d="M40 18q-3-9-11-10 1 9 11 10zM68 15q3 9 11 11-1-9-11-11zM98 16q-3-9-11-11 1 9 11 11zM124 20q3 8 10 10-1-9-10-10zM280 18q3-9 11-10-1 9-11 10zM252 15q-3 9-11 11 1-9 11-11zM222 16q3-9 11-11-1 9-11 11zM196 20q-3 8-10 10 1-9 10-10z"
        className="ocotillo-leaf"
      />
      <path d={blossomPath} className="ocotillo-bloom" transform="translate(160 32)" />
    </g>
  )
}

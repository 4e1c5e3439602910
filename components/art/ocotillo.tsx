import { blossomPath } from './blossom'
import { seededNumbers } from './seeded-numbers'

type Props = Parameters<typeof ocotilloStems>[0] & { width?: number; isBare?: boolean }

/**
 * One plant, in leaf and bloom or bare, as a part of a larger drawing; its colours come from `--stem` and `--leaf`.
 */
export function Ocotillo({ width = 3, isBare = false, ...plant }: Props) {
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

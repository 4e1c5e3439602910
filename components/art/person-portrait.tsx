import { Figure } from './scenes/people'
import { seededNumbers } from './seeded-numbers'

const hues = ['hydration', 'energy', 'immune', 'recovery', 'beauty', 'nad']
const skins = ['light', 'tan', 'deep'] as const
const hairstyles = ['short', 'bun', 'long'] as const
const scrubs = ['agave', 'agaveDeep', 'agaveMid'] as const

/** Somebody of the team as a drawing, always the same for a name and without a face that is not theirs. */
export function PersonPortrait({ name }: { name: string | null }) {
  const next = seededNumbers(name ?? '')
  const one = <Choice,>(all: readonly [Choice, ...Choice[]]) => all[Math.floor(next() * all.length)] ?? all[0]
  return (
    <svg
      viewBox="-120 -274 240 240"
      className="block w-full bg-wash-round"
      data-category={hues[Math.floor(next() * hues.length)]}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cy="-130" r="96" className="hero-sun" />
      <Figure skin={one(skins)} hairstyle={one(hairstyles)} scrubs={one(scrubs)} />
    </svg>
  )
}

import { Blossom } from './ocotillo'
import { Figure } from './scenes/people'
import { seededNumbers } from './seeded-numbers'

const personHues = ['hydration', 'energy', 'immune', 'recovery', 'beauty', 'nad']
const hues = [...personHues, 'wellness']

/** Who is speaking, without a face that is not theirs: initials on a colour of their own, with a blossom. */
export function Portrait({ name, className = '' }: { name?: string | null; className?: string }) {
  const next = seededNumbers(name ?? '')
  const hue = hues[Math.floor(next() * hues.length)]
  return (
    <svg viewBox="0 0 64 64" className={`w-14 flex-none ${className}`} data-category={hue} aria-hidden="true">
      <circle cx="32" cy="32" r="32" className="fill-[var(--wash-deep)]" />
      <text
        x="32"
        y="40"
        textAnchor="middle"
        className="fill-[var(--deep)] font-display text-2xl font-semibold"
      >
        {initials(name ?? '')}
      </text>
      <Blossom at={[52, 62]} turn={Math.round(next() * 40 - 20)} size={0.75} />
    </svg>
  )
}

function initials(name: string) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('')
}

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
      data-category={personHues[Math.floor(next() * personHues.length)]}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cy="-130" r="96" className="hero-sun" />
      <Figure skin={one(skins)} hairstyle={one(hairstyles)} scrubs={one(scrubs)} />
    </svg>
  )
}

import { Blossom } from './blossom'
import { seededNumbers } from './seeded-numbers'

const hues = ['hydration', 'energy', 'immune', 'recovery', 'beauty', 'nad', 'wellness']

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

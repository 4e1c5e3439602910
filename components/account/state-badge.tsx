import type { ReactNode } from 'react'

const tones = {
  good: 'bg-agave-100 text-agave-700',
  wait: 'bg-amber-100 text-[oklch(0.4_0.08_65)]',
  over: 'bg-sand-100 text-ink-700',
}

export type Tone = keyof typeof tones
type Props = { tone: Tone; className: string; children: ReactNode }

/** How far something is. */
export const StateBadge = ({ tone, className, children }: Props) => (
  <p
    className={`justify-self-start rounded-full px-3 py-[0.2rem] text-sm font-semibold ${tones[tone]} ${className}`}
  >
    {children}
  </p>
)

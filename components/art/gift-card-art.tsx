import type { CSSProperties } from 'react'
import { Blossom, Ocotillo } from './ocotillo'

type Props = { amount?: string | null; name?: string; tone?: keyof typeof tones; className?: string }

const tones = {
  agave: {
    ground: 'var(--color-agave-800)',
    hill: 'var(--color-agave-700)',
    words: 'var(--color-sand-50)',
    plant: { '--stem': 'var(--color-agave-300)', '--leaf': 'oklch(0.66 0.09 180)' },
  },
  bloom: {
    ground: 'oklch(0.885 0.085 68)',
    hill: 'oklch(0.84 0.085 55)',
    words: 'var(--color-ink-900)',
    plant: { '--stem': 'var(--color-agave-700)', '--leaf': 'oklch(0.55 0.09 175)' },
  },
  sand: {
    ground: 'oklch(0.94 0.035 66)',
    hill: 'oklch(0.88 0.05 58)',
    words: 'var(--color-ink-900)',
    plant: { '--stem': 'var(--color-agave-700)', '--leaf': 'oklch(0.62 0.09 165)' },
  },
}

/** The face of a gift card with its amount; a picture of what is for sale, whose words stand beside it. */
export function GiftCardArt({ amount, name, tone = 'agave', className = '' }: Props) {
  const { ground, hill, words, plant } = tones[tone]
  return (
    <svg
      viewBox="0 0 340 214"
      className={`block w-full rounded-[5.3%/8.4%] shadow-soft ${className}`}
      style={plant as CSSProperties}
      aria-hidden="true"
    >
      <rect width="340" height="214" rx="18" fill={ground} />
      <path
        d="M0 172c60-30 116-26 180-10s110 10 160-14v48a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z"
        fill={hill}
      />
      <Ocotillo seed="gift-face" root={{ x: 250, y: 192 }} height={160} spread={56} count={5} width={2.5} />
      <Blossom at={[36, 48]} size={0.9} />
      {name && (
        <text x="56" y="43" className="gift-name font-text text-[15px] font-semibold" fill={words}>
          {name}
        </text>
      )}
      {amount && (
        <text
          x="24"
          y="124"
          className="gift-amount font-display text-[58px] font-medium tracking-tighter"
          fill={words}
        >
          {amount}
        </text>
      )}
    </svg>
  )
}

import { Blossom } from './blossom'
import { Ocotillo } from './ocotillo'

type Props = { amount?: string | null; name?: string; tone?: 'agave' | 'bloom' | 'sand'; className?: string }

/** The face of a gift card with its amount; a picture of what is for sale, whose words stand beside it. */
export function GiftCardArt({ amount, name, tone = 'agave', className = '' }: Props) {
  return (
    <svg viewBox="0 0 340 214" className={`gift-face gift-face-${tone} ${className}`} aria-hidden="true">
      <rect width="340" height="214" rx="18" className="gift-ground" />
      <path
        d="M0 172c60-30 116-26 180-10s110 10 160-14v48a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z"
        className="gift-hill"
      />
      <Ocotillo seed="gift-face" root={{ x: 250, y: 192 }} height={160} spread={56} count={5} width={2.5} />
      <Blossom at={[36, 48]} size={0.9} />
      {name && (
        <text x="56" y="43" className="gift-name">
          {name}
        </text>
      )}
      {amount && (
        <text x="24" y="124" className="gift-amount">
          {amount}
        </text>
      )}
    </svg>
  )
}

import { priceCents } from '@/lib/content/price-cents'
import { formatCents } from '@/lib/money'

type Props = { dollars: number | null | undefined; originalDollars?: number | null }

/** Today's price and, when there was a higher one, 'was' and that price struck through. */
export function Price({ dollars, originalDollars }: Props) {
  const cents = priceCents(dollars)
  const originalCents = priceCents(originalDollars)
  if (cents === null) return null
  return (
    <span className="price">
      <strong>{formatCents(cents)}</strong>{' '}
      {originalCents !== null && originalCents > cents && (
        <span>
          was <s>{formatCents(originalCents)}</s>
        </span>
      )}
    </span>
  )
}

import { priceCents } from '@/lib/content/server/prices'
import { formatCents } from '@/lib/platform/shared/money'
import { editable, editablePrice, type PricedDocument } from './editable'

type Props = {
  dollars: number | null | undefined
  originalDollars?: number | null
  /** What the other amount is: an earlier price by default, or what a gift card buys. */
  original?: 'was' | 'worth'
  /** The document whose price it is, for the Studio's preview. */
  of?: PricedDocument
  className?: string
}

/**
 * Today's price and, when there was a higher one, 'was' and that price struck through; for a gift card what it is
 * 'worth'.
 */
export function Price({ dollars, originalDollars, original = 'was', of, className }: Props) {
  const cents = priceCents(dollars)
  const originalCents = priceCents(originalDollars)
  if (cents === null) return null
  const Amount = original === 'was' ? 's' : 'span'
  return (
    <span className={className ? `price ${className}` : 'price'}>
      <strong {...editablePrice(of)}>{formatCents(cents)}</strong>{' '}
      {originalCents !== null && originalCents > cents && (
        <span>
          {original}{' '}
          <Amount {...editable(of && { ...of, path: 'originalPrice' })}>{formatCents(originalCents)}</Amount>
        </span>
      )}
    </span>
  )
}

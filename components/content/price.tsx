import { priceCents } from '@/lib/content/price-cents'
import { formatCents } from '@/lib/money'
import { editable, editablePrice, type PricedDocument } from './editable'

type Props = {
  dollars: number | null | undefined
  originalDollars?: number | null
  /** The document whose price it is, for the Studio's preview. */
  of?: PricedDocument
}

/** Today's price and, when there was a higher one, 'was' and that price struck through. */
export function Price({ dollars, originalDollars, of }: Props) {
  const cents = priceCents(dollars)
  const originalCents = priceCents(originalDollars)
  if (cents === null) return null
  return (
    <span className="price">
      <strong {...editablePrice(of)}>{formatCents(cents)}</strong>{' '}
      {originalCents !== null && originalCents > cents && (
        <span>
          was <s {...editable(of && { ...of, path: 'originalPrice' })}>{formatCents(originalCents)}</s>
        </span>
      )}
    </span>
  )
}

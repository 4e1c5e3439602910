import { BookNow } from '@/components/book-now'
import { editable, editablePrice } from '@/components/content/editable'
import { packageRequest } from '@/lib/care/booking/shared/request'
import type { Package } from '@/lib/content/server/packages'
import { priceCents } from '@/lib/content/server/price-cents'
import { formatCents } from '@/lib/platform/shared/money'

type Props = { package: Package; isHighlighted: boolean }

/** Name, price per month or year, whom it suits, what it includes. */
export function PackageCard({ package: offer, isHighlighted }: Props) {
  const cents = priceCents(offer.price)
  return (
    <li className={isHighlighted ? 'package package-highlighted' : 'package'}>
      <h3 {...editable({ id: offer._id, type: 'package', path: 'name' })}>{offer.name}</h3>
      {isHighlighted && <span className="badge">Recommended</span>}
      {cents !== null && (
        <p className="package-price">
          <strong {...editablePrice({ id: offer._id, type: 'package' })}>{formatCents(cents)}</strong>
          {offer.period && <span>/{offer.period}</span>}
        </p>
      )}
      {offer.description && <p className="text-sm">{offer.description}</p>}
      <ul className="ticks grid gap-2 text-sm">
        {offer.features?.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <BookNow
        opens={packageRequest(offer)}
        label="Choose package"
        about={offer.name}
        className={`button mt-auto ${isHighlighted ? 'button-primary' : 'button-outline-light'}`}
      />
    </li>
  )
}

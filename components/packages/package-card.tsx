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
    <li
      id={offer._id}
      className={`relative flex flex-col gap-5 rounded-card border border-line-dark px-6 pt-7 pb-6 ${isHighlighted ? light : '[--tick:var(--color-agave-300)]'}`}
      data-print="package"
    >
      <h3
        className={isHighlighted ? 'text-ink-900' : undefined}
        {...editable({ id: offer._id, type: 'package', path: 'name' })}
      >
        {offer.name}
      </h3>
      {isHighlighted && <span className="badge absolute -top-[0.8rem] right-6">Recommended</span>}
      {cents !== null && (
        <p>
          <strong
            className={`font-display text-total ${isHighlighted ? 'text-ink-900' : 'text-sand-50'}`}
            {...editablePrice({ id: offer._id, type: 'package' })}
          >
            {formatCents(cents)}
          </strong>
          {offer.period && <span>/{offer.period}</span>}
        </p>
      )}
      {offer.description && <p className="text-sm/[1.43]">{offer.description}</p>}
      <ul className="ticks grid gap-2 text-sm/[1.43]">
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

const light = 'bg-sand-50 text-ink-700 [--focus:var(--color-agave-600)] [--tick:var(--color-bloom-600)]'

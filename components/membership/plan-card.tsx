import { BookNow } from '@/components/book-now'
import { DetailLink } from '@/components/content/detail-link'
import { editable, editablePrice } from '@/components/content/editable'
import { type BookingRequest, packageRequest } from '@/lib/care/booking/shared/request'
import type { MembershipPlan, Package } from '@/lib/content/server/menu'
import { priceCents } from '@/lib/content/server/prices'
import { formatCents } from '@/lib/platform/shared/money'

type PlanCardProps = { plan: MembershipPlan; opens: BookingRequest; isHighlighted: boolean }

/** Name, whom it suits, price, what it includes, when it pays off. */
export function PlanCard({ plan, opens, isHighlighted }: PlanCardProps) {
  const { _id, name, slug, description, price, period, features, savings } = plan
  const cents = priceCents(price)
  return (
    <li
      id={slug ?? undefined}
      className={`row-span-5 grid grid-rows-subgrid gap-5 rounded-card border px-6 pt-7 pb-6 ${
        isHighlighted
          ? 'on-dark border-agave-800 bg-agave-800 shadow-soft [--tick:var(--color-agave-300)]'
          : 'border-sand-200 bg-white'
      }`}
    >
      <div className="relative">
        <h3 {...editable({ id: _id, type: 'membershipPlan', path: 'name' })}>
          <DetailLink type="membershipPlan" slug={slug}>
            {name}
          </DetailLink>
        </h3>
        {isHighlighted && <span className="badge absolute -top-[2.55rem] right-0">Most Popular</span>}
        {description && <p className="mt-2 text-sm">{description}</p>}
      </div>
      {cents !== null && (
        <p>
          <strong
            className={`font-display text-total tabular ${isHighlighted ? 'text-sand-50' : 'text-ink-900'}`}
            {...editablePrice({ id: _id, type: 'membershipPlan' })}
          >
            {formatCents(cents)}
          </strong>
          {period && <span> a {period}</span>}
        </p>
      )}
      {features && features.length > 0 && (
        <ul className="ticks grid content-start gap-2 text-sm">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {savings && <p className="border-s-2 border-bloom-500 ps-3.5 text-sm">{savings}</p>}
      <BookNow
        opens={opens}
        label="Join Now"
        about={name}
        className={`button row-start-5 ${isHighlighted ? 'button-light' : 'button-primary'}`}
      />
    </li>
  )
}

type PackageCardProps = { package: Package; isHighlighted: boolean }

/** Name, price per month or year, whom it suits, what it includes. */
export function PackageCard({ package: offer, isHighlighted }: PackageCardProps) {
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

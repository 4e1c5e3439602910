import { BookNow } from '@/components/book-now'
import { DetailLink } from '@/components/content/detail-link'
import { editable, editablePrice } from '@/components/content/editable'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { MembershipPlan } from '@/lib/content/server/membership-plans'
import { priceCents } from '@/lib/content/server/price-cents'
import { formatCents } from '@/lib/platform/shared/money'

type Props = { plan: MembershipPlan; opens: BookingRequest; isHighlighted: boolean }

/** Name, whom it suits, price, what it includes, when it pays off. */
export function PlanCard({ plan, opens, isHighlighted }: Props) {
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

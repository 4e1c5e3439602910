import { BookNow } from '@/components/book-now'
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
    <li id={slug ?? undefined} className={isHighlighted ? 'plan plan-highlighted on-dark' : 'plan'}>
      <div>
        <h3 {...editable({ id: _id, type: 'membershipPlan', path: 'name' })}>{name}</h3>
        {isHighlighted && <span className="badge">Most Popular</span>}
        {description && <p className="plan-about">{description}</p>}
      </div>
      {cents !== null && (
        <p className="plan-price">
          <strong {...editablePrice({ id: _id, type: 'membershipPlan' })}>{formatCents(cents)}</strong>
          {period && <span> a {period}</span>}
        </p>
      )}
      {features && features.length > 0 && (
        <ul className="ticks">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {savings && <p className="plan-savings">{savings}</p>}
      <BookNow
        opens={opens}
        label="Join Now"
        about={name}
        className={`button ${isHighlighted ? 'button-light' : 'button-primary'}`}
      />
    </li>
  )
}

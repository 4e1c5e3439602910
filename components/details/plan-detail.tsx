import { BookNow } from '@/components/book-now'
import { Price } from '@/components/content/price'
import { planRequest } from '@/lib/care/booking/shared/request'
import type { DetailFacts } from '@/lib/content/server/details'
import type { MembershipPlan } from '@/lib/content/server/membership-plans'
import { DetailHead, headOffer } from './detail-head'

type Props = { plan: MembershipPlan; plans: MembershipPlan[]; facts: DetailFacts }

/** A plan's own page: what it includes, when it pays off, and how to join. */
export function PlanDetail({ plan, plans, facts }: Props) {
  const { _id, name, description, price, period, features, savings } = plan
  return (
    <DetailHead facts={facts} type="membershipPlan" name={name} description={description}>
      {features && features.length > 0 && (
        <ul className="ticks mt-6 grid gap-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {savings && <p className="mt-6 max-w-[60ch] border-s-2 border-bloom-500 ps-3.5">{savings}</p>}
      <div className={headOffer}>
        <p className="flex items-baseline gap-2">
          <Price dollars={price} of={{ id: _id, type: 'membershipPlan' }} />
          {period && <span>a {period}</span>}
        </p>
        <BookNow opens={planRequest(plan, plans)} label="Join Now" about={name} />
      </div>
    </DetailHead>
  )
}

import { DripBag, DripBagParts } from '@/components/art/drip-bag'
import { Vial, VialParts } from '@/components/art/vial'
import { BookNow } from '@/components/book-now'
import { Price } from '@/components/content/price'
import { planRequest } from '@/lib/care/booking/shared/request'
import type { DetailFacts } from '@/lib/content/server/details'
import type { MembershipPlan } from '@/lib/content/server/membership-plans'
import { DetailHead, HeadCard } from './detail-head'

type Props = { plan: MembershipPlan; plans: MembershipPlan[]; facts: DetailFacts }

/** A plan's own page: what it includes, when it pays off, and in a card how to join. */
export async function PlanDetail({ plan, plans, facts }: Props) {
  const { _id, name, slug, description, price, period, features, savings } = plan
  return (
    <DetailHead
      facts={facts}
      type="membershipPlan"
      name={name}
      description={description}
      aside={
        <HeadCard picture={<MonthOf seed={slug ?? _id} features={features ?? []} />} facts={[]}>
          <p className="flex items-baseline gap-2">
            <Price dollars={price} of={{ id: _id, type: 'membershipPlan' }} />
            {period && <span>a {period}</span>}
          </p>
          {savings && <p className="border-s-2 border-bloom-500 ps-3.5 text-sm">{savings}</p>}
          <BookNow opens={planRequest(plan, plans)} label="Join Now" about={name} />
        </HeadCard>
      }
    >
      {features && features.length > 0 && (
        <ul className="ticks mt-6 grid gap-3 text-lg">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </DetailHead>
  )
}

const hues = ['hydration', 'energy', 'immune', 'beauty', 'recovery', 'nad', 'wellness']
const most = 8

/** How many of these its features name: “4 vitamin shots each month”. */
const countOf = (features: string[], what: RegExp) =>
  Math.min(most, Number(features.map((one) => what.exec(one)?.[1]).find(Boolean) ?? 0))

/** What a month holds: as many bags and vials as the plan's features say. */
function MonthOf({ seed, features }: { seed: string; features: string[] }) {
  const bags = countOf(features, /(\d+)\D{0,12}drips?\b/i)
  const vials = countOf(features, /(\d+)\D{0,16}shots?\b/i)
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  return (
    <div
      className="flex min-h-64 flex-wrap items-end justify-center gap-2 bg-wash p-card pb-0"
      data-category="hydration"
    >
      <DripBagParts />
      <VialParts />
      {many(bags).map((index) => (
        <DripBag
          key={index}
          seed={`${seed}-${index}`}
          category={hues[index % hues.length]}
          className="w-12 self-start sm:w-21"
        />
      ))}
      {many(vials).map((index) => (
        <span key={index} data-category={hues[(index + 1) % hues.length]}>
          <Vial seed={`${seed}-${index}`} minutes={8} className="-mb-0.5 w-8 sm:w-12" />
        </span>
      ))}
    </div>
  )
}

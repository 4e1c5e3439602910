import { PlanCard } from '@/components/membership/plan-card'
import { SectionHeading } from '@/components/ui/section-heading'
import { planRequest } from '@/lib/care/booking/shared/request'
import { listMembershipPlans } from '@/lib/content/server/membership-plans'
import type { BlockOf } from '@/lib/content/server/pages'

/** A card for each plan; 'Most Popular' stands on the featured one (MEMB-003), on none when several are. */
export async function PlanList({ heading, intro, anchor }: BlockOf<'planList'>) {
  const plans = await listMembershipPlans()
  const featured = plans.filter(({ isFeatured }) => isFeatured)
  return (
    <section id={anchor || 'plans'} className="section-space band-sand">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <ul className="mt-10 grid grid-fit-64 gap-4">
          {plans.map((plan) => (
            <PlanCard
              key={plan._id}
              plan={plan}
              opens={planRequest(plan, plans)}
              isHighlighted={featured.length === 1 && featured[0] === plan}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

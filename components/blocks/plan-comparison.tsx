import { PlanTable } from '@/components/membership/plan-table'
import { SectionHeading } from '@/components/ui/section-heading'
import { listMembershipPlans } from '@/lib/content/server/membership-plans'
import type { BlockOf } from '@/lib/content/server/pages'

/** The plans as a table, where the screen is wide enough for one; the cards say the same. */
export async function PlanComparison({ heading, intro, anchor }: BlockOf<'planComparison'>) {
  const plans = await listMembershipPlans()
  return (
    <section id={anchor || undefined} className="plain section-space max-md:hidden">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <PlanTable plans={plans} caption={heading ?? ''} />
      </div>
    </section>
  )
}

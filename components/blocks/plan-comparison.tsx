import { SectionHeading } from '@/components/ui/section-heading'
import { Table } from '@/components/ui/table'
import { listMembershipPlans, type MembershipPlan } from '@/lib/content/server/membership-plans'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/price-cents'
import { formatCents } from '@/lib/platform/shared/money'

/** What plans are compared by; the Markdown of the page has the same lines. */
export const planFacts: { label: string; value: (plan: MembershipPlan) => string | null }[] = [
  { label: 'Price', value: priceInWords },
  { label: 'IV drips each month', value: ({ drips }) => drips },
  { label: 'Vitamin shots each month', value: ({ shots }) => shots },
  { label: 'Everything else', value: ({ discount }) => discount },
]

/** The plans as a table, where the screen is wide enough for one; the cards say the same. */
export async function PlanComparison({ heading, intro, anchor }: BlockOf<'planComparison'>) {
  const plans = await listMembershipPlans()
  return (
    <section id={anchor || undefined} className="plain section-space max-md:hidden">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <Table
          caption={heading ?? ''}
          columns={plans.map(({ name }) => name)}
          rows={planFacts.map(({ label, value }) => ({ label, cells: plans.map(value) }))}
        />
      </div>
    </section>
  )
}

function priceInWords({ price, period }: MembershipPlan): string | null {
  const cents = priceCents(price)
  return cents === null ? null : `${formatCents(cents)}${period ? ` a ${period}` : ''}`
}

import type { MembershipPlan } from '@/lib/content/server/membership-plans'
import { priceCents } from '@/lib/content/server/price-cents'
import { formatCents } from '@/lib/platform/shared/money'

const rows: { label: string; value: (plan: MembershipPlan) => string | null }[] = [
  { label: 'Price', value: priceInWords },
  { label: 'IV drips each month', value: ({ drips }) => drips },
  { label: 'Vitamin shots each month', value: ({ shots }) => shots },
  { label: 'Everything else', value: ({ discount }) => discount },
]

/** The plans side by side. */
export function PlanTable({ plans, caption }: { plans: MembershipPlan[]; caption: string }) {
  return (
    <table className="plan-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {plans.map(({ _id, name }) => (
            <th key={_id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan._id}>{value(plan) || <span className="text-ink-500">Not included</span>}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function priceInWords({ price, period }: MembershipPlan): string | null {
  const cents = priceCents(price)
  return cents === null ? null : `${formatCents(cents)}${period ? ` a ${period}` : ''}`
}

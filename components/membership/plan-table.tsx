import type { MembershipPlan } from '@/lib/content/server/membership-plans'
import { priceCents } from '@/lib/content/server/price-cents'
import { formatCents } from '@/lib/platform/shared/money'

const rows: { label: string; value: (plan: MembershipPlan) => string | null }[] = [
  { label: 'Price', value: priceInWords },
  { label: 'IV drips each month', value: ({ drips }) => drips },
  { label: 'Vitamin shots each month', value: ({ shots }) => shots },
  { label: 'Everything else', value: ({ discount }) => discount },
]

const cell = 'border-b border-sand-200 py-4 pe-4 text-start'

/** The plans side by side. */
export function PlanTable({ plans, caption }: { plans: MembershipPlan[]; caption: string }) {
  return (
    <table className="mt-11 w-full table-fixed tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className={`${cell} align-top`} />
          {plans.map(({ _id, name }) => (
            <th
              key={_id}
              scope="col"
              className={`${cell} align-bottom font-display text-[1.3125rem]/[1.2] font-medium text-ink-900`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className={`${cell} align-top font-semibold`}>
              {label}
            </th>
            {plans.map((plan) => (
              <td key={plan._id} className={`${cell} align-top text-ink-900`}>
                {value(plan) || <span className="text-ink-500">Not included</span>}
              </td>
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

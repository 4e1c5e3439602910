import type { WaitingRefunds } from '../../../../lib/desk/refunds/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { Report } from '../ui/report.tsx'
import { WaitingRefundCard } from './waiting-refund.tsx'

/** What waits for a second person. */
export const RefundsTab = () => (
  <Report<WaitingRefunds>
    path="refunds"
    title="Refunds to confirm"
    about="A refund above the owner’s amount goes out once a second person confirms it. Partial refunds of one order within a day count together."
    label="Refunds to confirm"
    empty={({ confirmAboveCents: above }) =>
      above === null
        ? 'Nothing is waiting: the owner hasn’t set an amount.'
        : `Nothing is waiting. Refunds above ${formatExactCents(above)} take a second person.`
    }
    line={(refund, { now }, refresh) => <WaitingRefundCard refund={refund} now={now} onChanged={refresh} />}
    keyOf={({ id }) => id}
  />
)

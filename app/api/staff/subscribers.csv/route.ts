import { exportSubscribers } from '@/lib/people/newsletter/server/staff-list'
import { mailingLists, subscriberQuery, subscriberStatuses } from '@/lib/people/newsletter/shared'
import { clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { answerCsv } from '@/lib/platform/staff-session/server/csv'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

const columns = ['List', 'Email', 'First name', 'Status', 'Asked', 'Confirmed', 'Unsubscribed']
const stamp = (at: string | null) => at && clinicStamp(new Date(at))

/** The same list as a table for a spreadsheet. */
export const GET = (request: Request) =>
  asStaff(request, 'subscribers.export', (staff) =>
    withQuery(request, subscriberQuery, async (query) => {
      const rows = await exportSubscribers(query, staff.email)
      return answerCsv(
        'subscribers',
        columns,
        rows.map((row) => [
          mailingLists[row.list],
          row.email,
          row.firstName,
          subscriberStatuses[row.status],
          stamp(row.createdAt),
          stamp(row.confirmedAt),
          stamp(row.unsubscribedAt),
        ]),
      )
    }),
  )

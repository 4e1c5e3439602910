import { answerRequestsCsv } from '@/lib/care/requests/server/list'
import { listQuery } from '@/lib/care/requests/shared'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The requests of a list as a table for spreadsheets. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.export', (staff) =>
    withQuery(request, listQuery, (query) => answerRequestsCsv(query, staff)),
  )

import { answerRequestsCsv } from '@/lib/requests/export'
import { listQuery } from '@/lib/requests/model'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** The requests of a list as a table for spreadsheets. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.export', (staff) =>
    withQuery(request, listQuery, (query) => answerRequestsCsv(query, staff)),
  )

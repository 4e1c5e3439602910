import { answerJson } from '@/lib/http/answer'
import { listRequests } from '@/lib/requests/list'
import { listQuery } from '@/lib/requests/model'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** Requests of a view, what is late on top. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.read', (staff) =>
    withQuery(request, listQuery, async (query) => answerJson(200, await listRequests(query, staff.email))),
  )

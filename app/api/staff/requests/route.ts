import { listRequests } from '@/lib/care/requests/server/list'
import { listQuery } from '@/lib/care/requests/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Requests of a view, what is late on top. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.read', (staff) =>
    withQuery(request, listQuery, async (query) => answerJson(200, await listRequests(query, staff.email))),
  )

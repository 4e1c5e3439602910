import { readPulse } from '@/lib/care/requests/server/list'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Asked every second by an open inbox: whether anything changed, and how much waits. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.read', async (staff) => answerJson(200, await readPulse(staff.email)))

import { answerJson } from '@/lib/http/answer'
import { readPulse } from '@/lib/requests/list'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** Asked every second by an open inbox: whether anything changed, and how much waits. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.read', async (staff) => answerJson(200, await readPulse(staff.email)))

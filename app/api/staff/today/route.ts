import { readToday } from '@/lib/desk/today/server/read-today'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** What waits, the money and what is broken: of each only what this person's role may see. */
export const GET = (request: Request) =>
  asStaff(request, 'today.read', async (staff) => answerJson(200, await readToday(staff)))

import { requestChoices } from '@/lib/care/requests/server/list'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The forms and the people requests are filtered by. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.read', async () => answerJson(200, await requestChoices()))

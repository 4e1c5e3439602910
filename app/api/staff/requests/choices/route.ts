import { answerJson } from '@/lib/http/answer'
import { requestChoices } from '@/lib/requests/list'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** The forms and the people requests are filtered by. */
export const GET = (request: Request) =>
  asStaff(request, 'requests.read', async () => answerJson(200, await requestChoices()))

import { answerJson } from '@/lib/http/answer'
import { readPlannedDocuments } from '@/lib/schedule/groups'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** Which documents have a planned change, for their own pages in the Studio. */
export const GET = (request: Request) =>
  asStaff(request, 'schedule.read', async () => answerJson(200, await readPlannedDocuments()))

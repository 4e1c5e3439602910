import { readPlannedDocuments } from '@/lib/content/schedule/server/groups'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Which documents have a planned change, for their own pages in the Studio. */
export const GET = (request: Request) =>
  asStaff(request, 'schedule.read', async () => answerJson(200, await readPlannedDocuments()))

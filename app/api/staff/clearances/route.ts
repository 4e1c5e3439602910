import { listWaitingExams } from '@/lib/desk/clearances/server/exams'
import { examsQuery } from '@/lib/desk/clearances/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Who waits for an exam, and since when. */
export const GET = (request: Request) =>
  asStaff(request, 'exams.read', () =>
    withQuery(request, examsQuery, async (query) => answerJson(200, await listWaitingExams(query))),
  )

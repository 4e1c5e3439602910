import { readChangesDueBy } from '@/lib/content/schedule/server/groups'
import { momentQuery } from '@/lib/content/schedule/shared/schedule'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The changes due by a moment: what the published documents will be then. */
export const GET = (request: Request) =>
  asStaff(request, 'schedule.read', () =>
    withQuery(request, momentQuery, async ({ moment }) =>
      answerJson(200, await readChangesDueBy(new Date(moment))),
    ),
  )

import { answerJson } from '@/lib/http/answer'
import { readChangesDueBy } from '@/lib/schedule/groups'
import { momentQuery } from '@/lib/schedule/model'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** The changes due by a moment: what the published documents will be then. */
export const GET = (request: Request) =>
  asStaff(request, 'schedule.read', () =>
    withQuery(request, momentQuery, async ({ moment }) =>
      answerJson(200, await readChangesDueBy(new Date(moment))),
    ),
  )

import { auditQuery } from '@/lib/audit/model'
import { listAudit } from '@/lib/audit/read'
import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** What the staff did, newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'audit.read', () =>
    withQuery(request, auditQuery, async (query) => answerJson(200, await listAudit(query))),
  )

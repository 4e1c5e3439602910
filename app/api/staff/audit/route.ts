import { listAudit } from '@/lib/desk/audit/server/audit-log'
import { auditQuery } from '@/lib/desk/audit/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** What the staff did, newest first. */
export const GET = (request: Request) =>
  asStaff(request, 'audit.read', () =>
    withQuery(request, auditQuery, async (query) => answerJson(200, await listAudit(query))),
  )

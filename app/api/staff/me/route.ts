import { answerJson } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { asStaff } from '@/lib/platform/staff-session/server/handle'
import { permissionsOf } from '@/lib/platform/staff-session/shared/permissions'

export const dynamic = 'force-dynamic'

/**
 * Who is asking, and what the role may do: the staff's tools show no more than that. And the present, as the site
 * sees it.
 */
export const GET = (request: Request) =>
  asStaff(request, null, async (staff) =>
    answerJson(200, { ...staff, permissions: permissionsOf(staff.role), now: now().toISOString() }),
  )

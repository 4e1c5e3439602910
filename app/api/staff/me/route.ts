import { now } from '@/lib/clock'
import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'
import { permissionsOf } from '@/lib/staff/model'

export const dynamic = 'force-dynamic'

/** Who is asking, and what the role may do: the staff's tools show no more than that. And the present, as the site sees it. */
export const GET = (request: Request) =>
  asStaff(request, null, async (staff) =>
    answerJson(200, { ...staff, permissions: permissionsOf(staff.role), now: now().toISOString() }),
  )

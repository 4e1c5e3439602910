import { answerInvitation, listPeople } from '@/lib/desk/staff/server/people'
import { personInvited } from '@/lib/desk/staff/shared'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation } from '@/lib/platform/staff-session/server/handle'
import { tokenOf } from '@/lib/platform/staff-session/server/identify'

export const dynamic = 'force-dynamic'

/** Who has access, and whether Sanity lets them in. */
export const GET = (request: Request) =>
  asStaff(request, 'people.read', async (staff) =>
    answerJson(200, await listPeople(tokenOf(request) ?? '', staff)),
  )

/** Lets somebody in. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'people.manage', schema: personInvited }, answerInvitation)

import { answerJson } from '@/lib/http/answer'
import { asStaff, asStaffMutation } from '@/lib/staff/handle'
import { tokenOf } from '@/lib/staff/identify'
import { answerInvitation, listPeople } from '@/lib/staff/people'
import { personInvited } from '@/lib/staff/people-model'

export const dynamic = 'force-dynamic'

/** Who has access, and whether Sanity lets them in. */
export const GET = (request: Request) =>
  asStaff(request, 'people.manage', async (staff) =>
    answerJson(200, await listPeople(tokenOf(request) ?? '', staff)),
  )

/** Lets somebody in. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'people.manage', schema: personInvited }, answerInvitation)

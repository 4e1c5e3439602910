import { z } from 'zod'
import { answerSetUp, readOwnFactor } from '@/lib/desk/staff/server/factor'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Whether the asking person has a second factor. */
export const GET = (request: Request) =>
  asStaff(request, 'ownFactor.write', async (staff) => answerJson(200, await readOwnFactor(staff)))

/** Begins to set one up. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'ownFactor.write', schema: z.strictObject({}) }, (_, staff) =>
    answerSetUp(request, staff),
  )

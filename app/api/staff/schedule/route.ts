import { answerJson } from '@/lib/http/answer'
import { readSchedule } from '@/lib/schedule/groups'
import { planInput } from '@/lib/schedule/model'
import { answerPlan } from '@/lib/schedule/plan'
import { asStaff, asStaffMutation } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** What is planned, and what was done last. */
export const GET = (request: Request) =>
  asStaff(request, 'schedule.read', async () => answerJson(200, await readSchedule()))

/** Plans the draft of a document for a moment. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'schedule.write', schema: planInput }, answerPlan)

import { readSchedule } from '@/lib/content/schedule/server/groups'
import { answerPlan } from '@/lib/content/schedule/server/plan'
import { planInput } from '@/lib/content/schedule/shared/schedule'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** What is planned, and what was done last. */
export const GET = (request: Request) =>
  asStaff(request, 'schedule.read', async () => answerJson(200, await readSchedule()))

/** Plans the draft of a document for a moment. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'schedule.write', schema: planInput }, answerPlan)

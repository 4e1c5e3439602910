import { readWaitingRefunds } from '@/lib/desk/refunds/server/confirm'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Refunds that wait for a second person, and above how much they do. */
export const GET = (request: Request) =>
  asStaff(request, 'refunds.review', async (staff) => answerJson(200, await readWaitingRefunds(staff)))

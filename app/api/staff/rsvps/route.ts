import { listEventFigures } from '@/lib/people/rsvps/server/list'
import { answerJson } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** Every event with its spots and how many come, wait and came. */
export const GET = (request: Request) =>
  asStaff(request, 'rsvps.read', async () =>
    answerJson(200, { events: await listEventFigures(), now: now().toISOString() }),
  )

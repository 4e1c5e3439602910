import { now } from '@/lib/clock'
import { answerJson } from '@/lib/http/answer'
import { listEventFigures } from '@/lib/rsvps/figures'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** Every event with its spots and how many come, wait and came. */
export const GET = (request: Request) =>
  asStaff(request, 'rsvps.read', async () =>
    answerJson(200, { events: await listEventFigures(), now: now().toISOString() }),
  )

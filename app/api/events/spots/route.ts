import { listSpots } from '@/lib/people/rsvps/server/list'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/** How many spots are left right now, by event: pages are kept, and this must not be (EVENT-002). */
export async function GET() {
  try {
    return answerJson(200, { events: await listSpots(now()) })
  } catch (error) {
    log.error('reservations', 'The spots of events could not be read', { error })
    return answerProblem(
      503,
      'spots_unavailable',
      'We could not look up the spots. Please try again in a moment.',
    )
  }
}

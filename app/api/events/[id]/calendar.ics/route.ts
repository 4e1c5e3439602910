import { calendarFile } from '@/lib/care/events/server/calendar'
import { listComingEvents, listLateEvents } from '@/lib/content/server/events'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** A published event that is to come or was not long ago, as a file that calendars open. */
export async function GET(_request: Request, { params }: Context) {
  const { id } = await params
  const events = await Promise.all([listComingEvents(now()), listLateEvents(now())]).catch(() => null)
  if (!events) return answerProblem(503, 'unavailable', 'The event could not be read. Please try again.')
  const event = events.flat().find(({ _id }) => _id === id)
  const file = event && calendarFile(event, env.siteUrl)
  if (!file) return answerProblem(404, 'unknown_event', 'There is no such event.')
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.date}.ics"`,
      'cache-control': 'no-cache',
    },
  })
}

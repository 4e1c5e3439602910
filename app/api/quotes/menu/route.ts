import { fieldsOf } from '@/lib/care/forms/shared/forms'
import { menuOn } from '@/lib/care/quotes/server/menu'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { problemsIn } from '@/lib/platform/forms/shared/schema'
import { answerJson, answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/** What a day's menu says, for the figure beside the form. What is chosen of it stays in the browser. */
export async function GET(request: Request) {
  const wait = await secondsToWait('quote-menu', request)
  if (wait !== null) return answerTooOften(wait)
  const day = new URL(request.url).searchParams.get('day') ?? ''
  const { eventDate: message } = problemsIn(
    fieldsOf('group-quote'),
    { eventDate: day },
    { today: () => clinicDate(now()) },
  )
  if (message) return answerJson(400, { error: 'invalid', field: 'eventDate', message })
  try {
    return answerJson(200, await menuOn(day))
  } catch (error) {
    log.error('content', 'A menu was not read', { error })
    return answerProblem(
      503,
      'unavailable',
      'We can’t work out the price just now. Please try again in a few minutes, or call us.',
    )
  }
}

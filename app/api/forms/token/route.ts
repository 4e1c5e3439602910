import { now } from '@/lib/clock'
import { makeStamp } from '@/lib/forms/stamp'
import { answerJson, answerTooOften } from '@/lib/http/answer'
import { secondsToWait } from '@/lib/http/rate-limit'

export const dynamic = 'force-dynamic'

/** When somebody begins to fill in a form, signed: pages are kept for long, so it can't stand in them. */
export async function GET(request: Request) {
  const wait = await secondsToWait('form-token', request)
  if (wait === null) return answerJson(200, { stamp: makeStamp(now()) })
  return answerTooOften(wait)
}

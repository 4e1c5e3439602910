import { makeStamp } from '@/lib/care/forms/server/proof'
import { answerJson, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'

export const dynamic = 'force-dynamic'

/** When somebody begins to fill in a form, signed: pages are kept for long, so it can't stand in them. */
export async function GET(request: Request) {
  const wait = await secondsToWait('form-token', request)
  if (wait === null) return answerJson(200, { stamp: makeStamp(now()) })
  return answerTooOften(wait)
}

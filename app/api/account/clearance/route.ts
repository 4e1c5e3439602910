import { readOwnClearance } from '@/lib/care/clearances/server/clearances'
import { nobodysClearance } from '@/lib/care/clearances/shared'
import { currentShopper, outageMessage } from '@/lib/people/accounts/server/session'
import { answerJson, answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/** What a Good Faith Exam clears whoever is signed in for: all of their stored cart, and each product. Guests: nothing. */
export async function GET(request: Request) {
  const wait = await secondsToWait('account-read', request)
  if (wait !== null) return answerTooOften(wait)
  try {
    const shopper = await currentShopper()
    return answerJson(200, shopper ? await readOwnClearance(shopper.id) : nobodysClearance)
  } catch (error) {
    log.error('clearances', 'A clearance could not be read', { error })
    return answerProblem(503, 'unanswered', await outageMessage())
  }
}

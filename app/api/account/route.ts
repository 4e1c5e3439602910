import { passwordChooser } from '@/lib/people/accounts/server/confirm'
import { currentShopper, outageMessage } from '@/lib/people/accounts/server/session'
import { dropSession } from '@/lib/platform/db/server/session'
import { answerJson, answerProblem, answerTooOften } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/**
 * Who is signed in (ENT-006). Cookies that say nobody are taken away; while the service is away they are left alone.
 */
export async function GET(request: Request) {
  const wait = await secondsToWait('account-read', request)
  if (wait !== null) return answerTooOften(wait)
  try {
    const shopper = await currentShopper()
    // Kept while a link out of the mailbox is about to open the account.
    if (!shopper && !(await passwordChooser())) await dropSession()
    return answerJson(200, { shopper })
  } catch (error) {
    log.error('accounts', 'An account could not be read', { error })
    return answerProblem(503, 'unanswered', await outageMessage())
  }
}

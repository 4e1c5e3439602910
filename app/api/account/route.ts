import { outageMessage } from '@/lib/accounts/outage'
import { passwordChooser } from '@/lib/accounts/password-chooser'
import { currentShopper } from '@/lib/accounts/shopper'
import { dropSession } from '@/lib/db/session'
import { answerJson, answerProblem, answerTooOften } from '@/lib/http/answer'
import { secondsToWait } from '@/lib/http/rate-limit'

export const dynamic = 'force-dynamic'

/** Who is signed in (ENT-006). Cookies that say nobody are taken away; while the service is away they are left alone. */
export async function GET(request: Request) {
  const wait = await secondsToWait('account-read', request)
  if (wait !== null) return answerTooOften(wait)
  try {
    const shopper = await currentShopper()
    // Kept while a link out of the mailbox is about to open the account.
    if (!shopper && !(await passwordChooser())) await dropSession()
    return answerJson(200, { shopper })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return answerProblem(503, 'unanswered', await outageMessage())
  }
}

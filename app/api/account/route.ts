import { currentShopper } from '@/lib/accounts/shopper'
import { answerJson, answerProblem } from '@/lib/http/answer'

export const dynamic = 'force-dynamic'

/** Who is signed in. */
export async function GET() {
  try {
    return answerJson(200, { shopper: await currentShopper() })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return answerProblem(503, 'unanswered', 'We can’t see right now whether you are signed in.')
  }
}

import { countFailure, failureRequest } from '@/lib/care/widgets/server/failures'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/** A browser tells that a block of somebody else did not come. Counted, and nothing else kept. */
export const POST = (request: Request) =>
  handleMutation(
    request,
    { schema: failureRequest, limit: 'widget-failure', overall: 'widget-failures-overall' },
    async ({ widget, reason }) => {
      try {
        await countFailure(widget, reason)
        return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
      } catch (error) {
        log.error('widgets', 'A failure of a widget could not be counted', { error })
        return answerProblem(503, 'not_counted', 'This could not be counted now.')
      }
    },
  )

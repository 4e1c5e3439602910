import { recordBrowserError } from '@/lib/platform/browser-errors/server/browser-errors'
import { errorReport } from '@/lib/platform/browser-errors/shared'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/** A browser tells what went wrong on a page: for the owner, without anything about the visitor. */
export const POST = (request: Request) =>
  handleMutation(
    request,
    { schema: errorReport, limit: 'browser-error', overall: 'browser-errors-overall' },
    async (report) => {
      try {
        await recordBrowserError(report, request.headers.get('user-agent') ?? '')
        return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
      } catch (error) {
        log.error('browser-errors', 'A browser’s error could not be stored', { error })
        return answerProblem(503, 'not_stored', 'This could not be stored now.')
      }
    },
  )

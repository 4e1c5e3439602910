import { answerGone, answerOutage } from '@/lib/care/estimates/server/open'
import { requestOf } from '@/lib/care/quotes/server/link'
import { answerQuote } from '@/lib/care/quotes/server/page'
import { readQuote } from '@/lib/care/quotes/server/quote'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ token: string }> }

/** The quote of a group, to read and to print. */
export async function GET(_request: Request, { params }: Context) {
  const request = requestOf((await params).token)
  try {
    const read = request && (await readQuote(request))
    return read ? await answerQuote(request, read) : await answerGone()
  } catch (error) {
    return answerOutage(error)
  }
}

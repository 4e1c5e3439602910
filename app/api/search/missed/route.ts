import { z } from 'zod'
import { noteMissedWords } from '@/lib/care/search/server/missed'
import { maxQuery } from '@/lib/care/search/shared/search-index'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

const missed = z.strictObject({ words: z.string().max(maxQuery) })

/** A browser tells of words that found nothing. The answer says nothing of what became of them. */
export const POST = (request: Request) =>
  handleMutation(request, { schema: missed, limit: 'missed-words-call' }, async ({ words }) => {
    await noteMissedWords(words, request.headers).catch(() =>
      // Never the reason: the words may be in it.
      log.error('content', 'A search was not counted'),
    )
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })

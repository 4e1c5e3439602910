import { answerChoices } from '@/lib/care/drip-finder/server/answer-post'
import { getDripFinder } from '@/lib/content/server/form-texts'

export const dynamic = 'force-dynamic'

/** Which drips go with the four answers; a page, with scripts and without. */
export const POST = answerChoices

/** An answer was drawn here: who opens its address gets the questions. */
export async function GET() {
  const page = await getDripFinder().catch(() => null)
  return new Response(null, {
    status: 303,
    headers: { location: page?.path ?? '/iv-therapy', 'cache-control': 'no-store' },
  })
}

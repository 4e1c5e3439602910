import { loadSearchIndex, searchTags } from '@/lib/care/search/server/load-index'
import { searchIndexPath } from '@/lib/care/search/shared/search-index'
import { recordUse } from '@/lib/content/server/load'
import { now } from '@/lib/platform/server/clock'

/** Kept and renewed like a page, so that search works while the CMS is away. */
export const dynamic = 'force-static'
export const revalidate = 3600
/** Only this one; nothing is made at build. */
export const generateStaticParams = () => []

type Context = { params: Promise<{ file: string }> }

/** Everything the search can find, for the browser to search in. */
export async function GET(_request: Request, { params }: Context) {
  if (!searchIndexPath.endsWith(`/${(await params).file}`)) return new Response(null, { status: 404 })
  const index = await loadSearchIndex(now())
  recordUse(searchIndexPath, searchTags)
  return Response.json(index)
}

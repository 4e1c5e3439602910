import 'server-only'
import { contentClient } from '@/lib/content/client'
import { markTexts } from './mark-texts'
import type { Preview } from './model'

/**
 * The query's result as this preview shows it: drafts before what is published, asked anew each time. For staff its texts say
 * invisibly where they come from, so that the Studio finds them. Throws when the CMS does not answer.
 */
export async function fetchPreview(
  query: string,
  params: Record<string, unknown>,
  preview: Preview,
): Promise<unknown> {
  const { result, resultSourceMap } = await contentClient().fetch(query, params, {
    filterResponse: false,
    perspective: 'drafts',
    cache: 'no-store',
    resultSourceMap: preview.by === 'staff' && 'withKeyArraySelector',
  })
  return preview.by === 'staff' && resultSourceMap ? markTexts(result, resultSourceMap) : result
}

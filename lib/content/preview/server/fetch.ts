import 'server-only'
import { type ContentSourceMap, stegaEncodeSourceMap } from '@sanity/client/stega'
import { fetchAt } from '@/lib/content/schedule/server/fetch-at'
import { contentClient } from '@/lib/content/server/client'
import type { Preview } from './model'
import { isShownText } from './shown-texts'

/**
 * The query's result as this preview shows it: drafts before what is published, asked anew each time; of a moment to come what
 * will be published then. For staff its texts, where they are drafts, say
 * invisibly where they come from, so that the Studio finds them. Throws when the CMS does not answer.
 */
export async function fetchPreview(
  query: string,
  params: Record<string, unknown>,
  preview: Preview,
): Promise<unknown> {
  if (preview.at) return fetchAt(query, params, new Date(preview.at))
  const { result, resultSourceMap } = await contentClient().fetch(query, params, {
    filterResponse: false,
    perspective: 'drafts',
    cache: 'no-store',
    resultSourceMap: preview.by === 'staff' && 'withKeyArraySelector',
  })
  return preview.by === 'staff' && resultSourceMap ? markTexts(result, resultSourceMap) : result
}

/** The result with invisible letters at the end of each text that visitors read: which field of which document it is. */
export const markTexts = <Result>(result: Result, sourceMap: ContentSourceMap): Result =>
  stegaEncodeSourceMap(result, sourceMap, {
    enabled: true,
    studioUrl: '/studio',
    omitCrossDatasetReferenceData: true,
    filter: ({ sourcePath, sourceDocument }) =>
      isShownText(
        sourceDocument._type,
        sourcePath.filter((part) => typeof part === 'string'),
      ),
  })
